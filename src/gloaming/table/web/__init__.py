"""What comes in over the network: doors, sockets, who asks, and the processes that serve."""
