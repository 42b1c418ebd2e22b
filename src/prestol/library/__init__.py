"""What is read from files: content files, words in two languages, and the rulebooks."""
