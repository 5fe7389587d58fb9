ALTER TABLE `suppressions` ADD COLUMN `wanted` integer NOT NULL DEFAULT 0;
CREATE TABLE `mailed` (
  `address` text PRIMARY KEY NOT NULL,
  `day` integer NOT NULL,
  `today` integer NOT NULL,
  `unasked_today` integer NOT NULL,
  `unasked` integer NOT NULL,
  `confirmed` integer NOT NULL
) WITHOUT ROWID;
