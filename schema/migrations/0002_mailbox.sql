CREATE TABLE `mailbox` (
  `id` integer PRIMARY KEY NOT NULL,
  `key` text NOT NULL,
  `at` integer NOT NULL,
  `from` text NOT NULL,
  `to` text NOT NULL,
  `subject` text NOT NULL,
  `text` text NOT NULL,
  `html` text NOT NULL,
  `headers` text NOT NULL
);
CREATE UNIQUE INDEX `mailbox_key_unique` ON `mailbox` (`key`);
