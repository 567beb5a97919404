-- The event of the ledger that recorded a row; null for rows from before, whose number and hash an event RECORDS FOUND
-- holds. No foreign key: the event is appended at the commit, after the row. The check of the ledger compares the two.
alter table verification add column event_id text unique;

-- In the order of bytes, which is the same in every database: it is the order in which they are hashed.
create index verification_found on verification (id collate "C") where event_id is null;
