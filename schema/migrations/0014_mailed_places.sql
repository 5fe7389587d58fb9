ALTER TABLE `mailed` ADD COLUMN `places` text;
