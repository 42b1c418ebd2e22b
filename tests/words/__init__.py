"""Tests of the words: messages in both languages, rules books, glossary and documents."""
