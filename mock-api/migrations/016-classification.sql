-- Settings of units, and what makes items sensitive: codes and marks of items, and of every item of an NSN.

-- One row is a unit's own value of a setting. A unit without one uses that of the nearest unit above it.
create table unit_setting (
  unit_id text not null references units (id) on delete cascade,
  key text not null,
  -- Null for a setting that is a citation alone.
  value jsonb,
  -- The regulation or order that asks for it.
  citation text check (citation = btrim(citation) and citation <> ''),
  changed_by text not null references users (id),
  changed_at timestamptz not null,
  version integer not null check (version > 0),
  primary key (unit_id, key)
);

alter table property
  -- Controlled inventory item code.
  add column ciic text check (ciic ~ '^[A-Z0-9]$'),
  add column sensitive_mark text not null default 'by-code' check (sensitive_mark in ('by-code', 'yes', 'no')),
  add column unit_of_issue text check (unit_of_issue = btrim(unit_of_issue) and unit_of_issue <> ''),
  -- Days between two calibrations.
  add column calibration_days integer check (calibration_days > 0),
  -- When it became sensitive after it was entered: checks due before, and counts begun before, do not ask for it.
  add column sensitive_since timestamptz;

-- An item that the unit marked stays sensitive.
update property set sensitive_mark = 'yes'
where is_sensitive
  and category not in ('weapons', 'comsec')
  and coalesce(security_level, '') not in ('secret', 'top-secret');

-- One row is what a property book knows of every item of an NSN.
create table catalog_item (
  -- The top unit of the book.
  unit_id text not null references units (id) on delete cascade,
  nsn text not null check (nsn = btrim(nsn) and nsn <> ''),
  name text check (name = btrim(name) and name <> ''),
  lin text check (lin = btrim(lin) and lin <> ''),
  ciic text check (ciic ~ '^[A-Z0-9]$'),
  sensitive_mark text not null default 'by-code' check (sensitive_mark in ('by-code', 'yes', 'no')),
  unit_of_issue text check (unit_of_issue = btrim(unit_of_issue) and unit_of_issue <> ''),
  calibration_days integer check (calibration_days > 0),
  version integer not null check (version > 0),
  primary key (unit_id, nsn)
);
create index property_by_nsn on property (nsn) where nsn is not null;
create index property_coded on property (unit_id) where ciic is not null;

-- `entered_at` is from when on checks ask for the item: since it became sensitive, else since it was entered.
create or replace function visible_item_rows(item_ids text[]) returns setof visible_item
language sql stable as $$
  with item as materialized (
    select property.*, holder.unit_id as holder_unit_id
    from property left join users holder on holder.id = property.assigned_to_user_id
    where property.id = any(item_ids)
  ),
  unit_scope as materialized (
    select ancestor_id as scope_id, item.id as item_id from item join unit_ancestor using (unit_id)
    union
    select ancestor_id, item.id from item join unit_ancestor on unit_ancestor.unit_id = item.holder_unit_id
  ),
  person as (
    select user_id, item_id from custody_link where item_id = any(item_ids) and user_id is not null
    union
    select to_user_id, item_id from transfer where item_id = any(item_ids) and status = 'Pending'
  ),
  scope as (
    select * from unit_scope
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
        changed.is_sensitive, changed.created_at, changed.sensitive_since)
      is distinct from (before.unit_id, before.assigned_to_user_id, before.name, before.category,
        before.current_status, before.is_sensitive, before.created_at, before.sensitive_since);
  else
    select array_agg(distinct item_id) into item_ids from changed;
  end if;
  if item_ids is not null then
    perform lock_visible_items(false);
    perform refresh_visible_items(item_ids);
  end if;
  return null;
end $$;
