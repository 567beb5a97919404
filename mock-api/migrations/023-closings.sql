-- Closings, by which items leave the book, and how items came into it.

-- An upload is a photo, or a PDF that is kept byte for byte.
alter table upload add column media_type text not null default 'image/jpeg'
  check (media_type in ('image/jpeg', 'application/pdf'));

create sequence closing_number;

-- One row is a closing: items leave the book when it is completed, and not before.
create table closing (
  id text primary key,
  -- The unit whose property book carries its items.
  unit_id text not null references units (id),
  kind text not null check (kind in ('turn-in', 'lateral', 'loss', 'book-error')),
  state text not null check (state in ('prepared', 'signed', 'completed', 'refused', 'withdrawn', 'cancelled')),
  document_number text not null check (document_number <> '' and document_number = btrim(document_number)),
  -- Who takes the items: a unit of this product, or anybody else by name.
  receiving_activity text check (receiving_activity <> '' and receiving_activity = btrim(receiving_activity)),
  receiving_unit_id text references units (id),
  condition_code text check (condition_code ~ '^[A-Z]$'),
  reason text check (reason <> '' and reason = btrim(reason)),
  loss_case_id text,
  prepared_by text not null references users (id),
  created_at timestamptz not null,
  -- The approver.
  signed_by text references users (id),
  signed_at timestamptz,
  -- The copy that the other side signed, with who took the items and when.
  copy_upload_id text references upload (id),
  copied_by text references users (id),
  copied_at timestamptz,
  received_by_name text check (received_by_name <> '' and received_by_name = btrim(received_by_name)),
  received_on date,
  completed_at timestamptz,
  -- Who refused, withdrew or cancelled it, when and why.
  ended_by text references users (id),
  ended_at timestamptz,
  ended_reason text,
  -- The newest event of the ledger that recorded it. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  check ((signed_by is null) = (signed_at is null)),
  check ((copy_upload_id is null) = (copied_at is null)),
  check ((completed_at is null) = (state <> 'completed')),
  check ((state in ('refused', 'withdrawn', 'cancelled')) = (ended_by is not null)),
  check ((ended_by is null) = (ended_at is null)),
  check (state not in ('signed', 'completed') or signed_by is not null)
);
create index closing_newest on closing (created_at desc, id desc);
create index closing_open on closing (unit_id) where state in ('prepared', 'signed');
create index closing_received on closing (receiving_unit_id) where receiving_unit_id is not null;
create index closing_copy on closing (copy_upload_id) where copy_upload_id is not null;

alter table property
  -- When it left the book; null for what is on it.
  add column left_at timestamptz,
  -- The closing that it is on, or by which it left.
  add column closing_id text references closing (id),
  -- How it came into the book.
  add column gain_kind text not null default 'opening'
    check (gain_kind in ('opening', 'issue', 'lateral-in', 'found-on-installation', 'other')),
  add column gain_document text check (gain_document <> '' and gain_document = btrim(gain_document)),
  add column gain_from text check (gain_from <> '' and gain_from = btrim(gain_from)),
  add column gain_by_user_id text references users (id),
  add column gain_at timestamptz,
  add column gain_signature_id text references signature (id),
  add constraint property_left check (left_at is null or (closing_id is not null and assigned_to_user_id is null));
create index property_on_closing on property (closing_id) where closing_id is not null;
create index property_gain_unsigned on property (gain_at)
  where gain_kind = 'found-on-installation' and gain_signature_id is null and left_at is null;

-- A UII is unique among items that have not left.
drop index property_uii;
create unique index property_uii on property (uii) where left_at is null;

-- One row is an item of a closing, as it was when the closing was prepared.
create table closing_line (
  closing_id text not null references closing (id),
  position integer not null check (position >= 0),
  item_id text not null references property (id),
  name text not null,
  serial_number text not null,
  nsn text,
  lin text,
  unit_of_issue text,
  holder_user_id text references users (id),
  -- Its components that are short, in words.
  shortages text[] not null default '{}',
  primary key (closing_id, position),
  unique (closing_id, item_id)
);
create index closing_line_by_item on closing_line (item_id);

-- One row is a paper or photo of how an item came into the book.
create table gain_upload (
  item_id text not null references property (id),
  position integer not null check (position >= 0),
  upload_id text not null references upload (id),
  primary key (item_id, position),
  unique (item_id, upload_id)
);
create index gain_upload_by_upload on gain_upload (upload_id);

alter table signature
  drop constraint signature_subject_kind_check,
  add constraint signature_subject_kind_check check (subject_kind in ('amendment', 'closing', 'gain')),
  -- An item that left and came back as found is signed for again.
  drop constraint signature_subject_kind_subject_id_part_key;
create unique index signature_once on signature (subject_kind, subject_id, part) where subject_kind <> 'gain';
create index signature_by_subject on signature (subject_kind, subject_id);

-- A count that was open when the item left shows the line as left, neither seen nor missing.
alter table sensitive_inventory_line add column left_at timestamptz;
create function property_left() returns trigger language plpgsql as $$
begin
  update sensitive_inventory_line line set left_at = new.left_at
    where line.item_id = new.id and line.verification_id is null
      and exists (select from sensitive_inventory inventory
        where inventory.id = line.inventory_id and inventory.closed_at is null);
  return null;
end $$;
create trigger property_left after update of left_at on property
  for each row when (old.left_at is null and new.left_at is not null)
  execute function property_left();

-- What left the book is in no scope that lists read. It has rows of its own, 'left:' before the unit, for the leaders of the
-- book and, after a transfer to another unit, for those of the unit that took it.
create or replace function visible_item_rows(item_ids text[]) returns setof visible_item
language sql stable as $$
  with item as materialized (
    select property.*, holder.unit_id as holder_unit_id
    from property left join users holder on holder.id = property.assigned_to_user_id
    where property.id = any(item_ids)
  ),
  unit_scope as materialized (
    select ancestor_id as scope_id, item.id as item_id from item join unit_ancestor using (unit_id)
      where item.left_at is null
    union
    select ancestor_id, item.id from item join unit_ancestor on unit_ancestor.unit_id = item.holder_unit_id
      where item.left_at is null
  ),
  left_scope as (
    select 'left:' || ancestor_id as scope_id, item.id as item_id from item join unit_ancestor using (unit_id)
      where item.left_at is not null
    union
    select 'left:' || ancestor_id, item.id
      from item join closing on closing.id = item.closing_id
      join unit_ancestor on unit_ancestor.unit_id = closing.receiving_unit_id
      where item.left_at is not null
  ),
  person as (
    select user_id, item_id from custody_link where item_id = any(item_ids) and user_id is not null
    union
    select to_user_id, item_id from transfer where item_id = any(item_ids) and status = 'Pending'
  ),
  scope as (
    select * from unit_scope
    union all
    select * from left_scope
    union all
    select person.user_id, person.item_id
    from person join users on users.id = person.user_id
    left join unit_scope on users.role <> 'Soldier'
      and unit_scope.scope_id = users.unit_id and unit_scope.item_id = person.item_id
    where unit_scope.item_id is null
  )
  select scope.scope_id, item.id, lower(item.name), item.category, item.current_status, item.is_sensitive,
    item.assigned_to_user_id is not null, coalesce(item.sensitive_since, item.created_at)
  from scope join item on item.id = scope.item_id
$$;

create or replace function items_changed() returns trigger language plpgsql as $$
declare
  item_ids text[];
begin
  if tg_table_name = 'property' and tg_op = 'INSERT' then
    select array_agg(id) into item_ids from changed;
  elsif tg_table_name = 'property' then
    select array_agg(changed.id) into item_ids
    from changed join before using (id)
    where (changed.unit_id, changed.assigned_to_user_id, changed.name, changed.category, changed.current_status,
        changed.is_sensitive, changed.created_at, changed.sensitive_since, changed.left_at)
      is distinct from (before.unit_id, before.assigned_to_user_id, before.name, before.category,
        before.current_status, before.is_sensitive, before.created_at, before.sensitive_since, before.left_at);
  else
    select array_agg(distinct item_id) into item_ids from changed;
  end if;
  if item_ids is not null then
    perform lock_visible_items(false);
    perform refresh_visible_items(item_ids);
  end if;
  return null;
end $$;

create or replace function unit_moved() returns trigger language plpgsql as $$
declare
  unit_ids text[] := array(select units_below(new.id));
begin
  perform lock_visible_items(true);
  perform rebuild_unit_ancestors();
  perform rewrite_visible_items(array(
    select id from property where unit_id = any(unit_ids)
    union
    select property.id from property join closing on closing.id = property.closing_id
      where property.left_at is not null and closing.receiving_unit_id = any(unit_ids)
    union
    select items_of_people(array(select id from users where unit_id = any(unit_ids)))));
  return null;
end $$;
