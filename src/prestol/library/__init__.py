"""What stands on the shelf: content files, words in two languages, and the rules books."""
