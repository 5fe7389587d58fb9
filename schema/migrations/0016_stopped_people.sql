-- From whom inboxes want no more invitations and rematches.
CREATE TABLE `stopped_people` (
  `pair` text PRIMARY KEY NOT NULL,
  `stop` text NOT NULL,
  `at` integer NOT NULL
) WITHOUT ROWID;
CREATE INDEX `stopped_people_by_stop` ON `stopped_people` (`stop`);
