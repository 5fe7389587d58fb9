-- Where it is not said, a row holds one line.
ALTER TABLE lines ADD COLUMN last INTEGER;
