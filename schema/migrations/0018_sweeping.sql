-- What is swept out, and which rooms are asked at night, is found without reading whole tables.
CREATE INDEX boats_by_use ON boats (used_at);
CREATE INDEX boats_ended ON boats (made_at) WHERE sealed = '';
CREATE INDEX matches_to_tend ON matches (tended_at) WHERE packed IS NULL;
