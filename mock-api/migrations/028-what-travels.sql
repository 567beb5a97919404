-- What travels with an offered item, and the recall that ended an offer.

-- Ids of the mounted items that go along. Null: all of them or none, as include_components says.
ALTER TABLE transfer ADD COLUMN mounted text[];
-- The recall from up the chain that cancelled this transfer.
ALTER TABLE transfer ADD COLUMN superseded_by text REFERENCES transfer (id);
