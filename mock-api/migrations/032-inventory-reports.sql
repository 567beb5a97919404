-- Reports of counts: which count a document reports, and what the book said of each item when the count opened.

alter table document
  -- The count that an inventory report is about; null for every other document.
  add column inventory_id text references sensitive_inventory (id);
update document set inventory_id = form_data ->> 'serialNumber'
  where type = 'Inventory Report'
    and exists (select from sensitive_inventory where id = form_data ->> 'serialNumber');
create index document_by_inventory on document (inventory_id) where inventory_id is not null;

alter table sensitive_inventory_line
  add column name text,
  add column serial_number text,
  add column holder_user_id text references users (id);
-- Counts from before this migration keep what the book says now: what it said then is not on record.
update sensitive_inventory_line line
  set name = property.name, serial_number = property.serial_number, holder_user_id = property.assigned_to_user_id
  from property
  where property.id = line.item_id;
alter table sensitive_inventory_line
  alter column name set not null,
  alter column serial_number set not null;
