"""The rules of Rurik told a second time, as plainly as possible and slowly, to check the engine against."""
