CREATE TABLE `matches` (
  `id` text PRIMARY KEY NOT NULL,
  `game` text NOT NULL,
  `rules` integer NOT NULL,
  `seats` integer NOT NULL,
  `version` integer NOT NULL,
  `opened_at` integer NOT NULL,
  `changed_at` integer NOT NULL,
  `result` text,
  `sealed` text NOT NULL
) WITHOUT ROWID;
CREATE TABLE `lines` (
  `match` text NOT NULL,
  `version` integer NOT NULL,
  `sealed` text NOT NULL,
  PRIMARY KEY(`match`, `version`)
) WITHOUT ROWID;
CREATE TABLE `suppressions` (
  `address` text PRIMARY KEY NOT NULL,
  `at` integer NOT NULL
) WITHOUT ROWID;
