-- The newest event of the ledger that recorded a row; null for finished rows from before, whose number and hash an event
-- RECORDS FOUND holds. No foreign key: the event is appended at the commit, after the row. The check of the ledger
-- compares the two.
alter table transfer add column event_id text unique;
alter table document add column event_id text unique;
alter table sensitive_inventory add column event_id text unique;
alter table maintenance_item add column event_id text unique;

-- In the order of bytes, which is the same in every database: it is the order in which they are hashed.
create index transfer_found on transfer (id collate "C") where event_id is null;
create index document_found on document (id collate "C") where event_id is null;
create index sensitive_inventory_found on sensitive_inventory (id collate "C") where event_id is null;
create index maintenance_item_found on maintenance_item (id collate "C") where event_id is null;
