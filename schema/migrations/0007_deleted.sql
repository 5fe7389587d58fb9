CREATE TABLE `deleted` (
  `match` text PRIMARY KEY NOT NULL,
  `at` integer NOT NULL
) WITHOUT ROWID;
