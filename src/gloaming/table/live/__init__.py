"""Tables at which people sit and games run, all in this process."""
