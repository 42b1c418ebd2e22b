"""Tests of the words: messages in both languages, rulebooks, glossary and documents."""
