// A closure here would belong to the main actor, and bring the libraries of actors into the program.
StrokeCheck.main()
