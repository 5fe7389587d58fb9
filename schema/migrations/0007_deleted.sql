CREATE TABLE `deleted` (
  `match` text PRIMARY KEY NOT NULL,
  `at` integer NOT NULL
) WITHOUT ROWID;
-- Whoever was mailed about a deleted match can still end all mail: by the hash of the link, the hash of the inbox.
CREATE TABLE `stops` (
  `link` text PRIMARY KEY NOT NULL,
  `inbox` text NOT NULL
) WITHOUT ROWID;
