"""The words of Shadow Cards."""
