"""The stretches of play of Keltis: setting up, laying, what tiles do, drawing."""
