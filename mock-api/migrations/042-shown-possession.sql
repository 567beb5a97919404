-- A line that a document accounts for: it was not read, and is not missing.
alter table inventory_line
  add column document_number text check (document_number <> '' and document_number = btrim(document_number)),
  add column document_note text check (document_note <> ''),
  add column document_by_user_id text references users (id),
  add column document_at timestamptz,
  add constraint inventory_line_document check (
    num_nulls(document_number, document_note, document_by_user_id, document_at) in (0, 4)
    and (document_at is null or verification_id is null));

-- A count that was open when its item left says so while the item is gone. Where it comes back into the same book, it is
-- to be read again.
create or replace function property_left() returns trigger language plpgsql as $$
begin
  update inventory_line line set left_at = new.left_at
    where line.item_id = new.id and line.verification_id is null
      and exists (select from inventory
        where inventory.id = line.inventory_id and inventory.closed_at is null)
      and (new.left_at is not null or exists (select from unit_ancestor
        where (unit_id, ancestor_id) in ((old.unit_id, new.unit_id), (new.unit_id, old.unit_id))));
  return null;
end $$;
drop trigger property_left on property;
create trigger property_left after update of left_at on property
  for each row when ((old.left_at is null) <> (new.left_at is null))
  execute function property_left();
