ALTER TABLE `networks` ADD COLUMN `opened` integer NOT NULL DEFAULT 0;
