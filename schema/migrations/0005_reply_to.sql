-- Where an answer to a message goes.
ALTER TABLE mailbox ADD COLUMN reply_to TEXT;
