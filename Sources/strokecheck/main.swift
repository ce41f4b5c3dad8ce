// A closure here would belong to the main actor, and the libraries of actors to the program: a tenth of it.
StrokeCheck.main()
