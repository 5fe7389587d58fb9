CREATE TABLE `gathered` (
  `entry` text PRIMARY KEY NOT NULL,
  `address` text NOT NULL,
  `sealed` text NOT NULL
) WITHOUT ROWID;
CREATE INDEX `gathered_by_address` ON `gathered` (`address`);
CREATE TABLE `digests` (
  `address` text PRIMARY KEY NOT NULL,
  `day` text NOT NULL,
  `holder` text NOT NULL,
  `held_until` integer NOT NULL,
  `offered` text,
  `told` text,
  `last` text
) WITHOUT ROWID;
