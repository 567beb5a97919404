-- An item shows the disputed hand-over that names it, so it changes as the dispute begins and ends.
create function note_items_of_dispute() returns trigger language plpgsql as $$
begin
  insert into record_change (list, record_id)
    select 'property', item_id from handover_line where handover_id = new.id on conflict do nothing;
  return null;
end $$;
create trigger disputed_items_noted after update of state on handover
  for each row when ((old.state = 'disputed') <> (new.state = 'disputed'))
  execute function note_items_of_dispute();
