-- What people take along to their other devices, sealed.
CREATE TABLE `boats` (
  `id` text PRIMARY KEY NOT NULL,
  `generation` integer NOT NULL,
  `version` integer NOT NULL,
  `sealed` text NOT NULL
) WITHOUT ROWID;
