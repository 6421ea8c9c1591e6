"""Shadow Cards: trick-taking with a secret prediction, for two to five."""
