CREATE TABLE `networks` (
  `network` text PRIMARY KEY NOT NULL,
  `day` integer NOT NULL,
  `addresses` integer NOT NULL
) WITHOUT ROWID;
