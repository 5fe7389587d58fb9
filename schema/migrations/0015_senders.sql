-- How much of a day's mail each sender caused; nobody can tell from it who that is.
ALTER TABLE mailed ADD COLUMN senders TEXT NOT NULL DEFAULT '{}';
