-- Whoever was a party to a transfer of an item is told when the item changes.
CREATE INDEX transfer_by_item ON transfer (item_id, requested_at DESC);
