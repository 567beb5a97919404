-- A room count: an inventory of what a counter keeps, and whoever takes the keys signs it.
alter table inventory
  drop constraint inventory_kind_check,
  add constraint inventory_kind_check check (kind in ('sensitive', 'own', 'change', 'room')),
  add column counter_id text references counter (id),
  -- Who took the room over at the closing, and the signature of theirs.
  add column keys_to_user_id text references users (id),
  add column keys_signature_id text references signature (id),
  add constraint inventory_room check ((kind = 'room') = (counter_id is not null)),
  add constraint inventory_keys check (
    num_nulls(keys_to_user_id, keys_signature_id) in (0, 2)
    and (keys_to_user_id is null or (kind = 'room' and closed_at is not null)));
create unique index inventory_room_open on inventory (counter_id) where counter_id is not null and closed_at is null;
create index inventory_of_counter on inventory (counter_id, opened_at desc) where counter_id is not null;

-- Why an item was not seen in a room count, or is out over its time.
alter table inventory_line add column reason text check (reason <> '' and reason = btrim(reason));

alter table signature
  drop constraint signature_subject_kind_check,
  add constraint signature_subject_kind_check check (
    subject_kind in ('amendment', 'closing', 'gain', 'succession', 'clearance', 'handover', 'inventory')),
  drop constraint signature_part_check,
  add constraint signature_part_check check (part in
    ('proposed', 'signed', 'outgoing', 'incoming', 'giver', 'recipient', 'extended', 'converted', 'keys'));
