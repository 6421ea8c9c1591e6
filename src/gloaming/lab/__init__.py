"""Many games at once: simulations, strength tables, balance reports."""
