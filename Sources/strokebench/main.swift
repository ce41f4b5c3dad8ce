benchDetectors()
