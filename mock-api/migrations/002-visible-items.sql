-- Who sees which item, as rows: lists, counts and checks of access read them by an index. Triggers keep them in the
-- transaction that changes custody, an item, a person's unit or role, or the tree of units.

create table visible_item (
  -- A unit, whose leaders see the item, or a person who signed it down or is offered it.
  scope_id text not null,
  item_id text not null references property (id) on delete cascade,
  -- Copied from the item: lists sort by its name, and figures are counted by the others.
  name_key text not null,
  category text not null,
  status text not null,
  is_sensitive boolean not null,
  is_held boolean not null,
  entered_at timestamptz not null,
  primary key (item_id, scope_id)
);
create index visible_item_by_name on visible_item (scope_id, name_key, item_id);
create index visible_item_sensitive on visible_item (scope_id, name_key, item_id)
  where is_sensitive;
create index visible_item_counted on visible_item (scope_id, category, status, is_held);
-- One unit has thousands of items, one soldier a handful: the planner has to know each.
alter table visible_item alter column scope_id set statistics 1000;

-- Each unit with itself and every unit above it: units_above for all units, so that a change of an item reads it by an
-- index.
create table unit_ancestor (
  unit_id text not null,
  ancestor_id text not null,
  primary key (unit_id, ancestor_id)
);
create function rebuild_unit_ancestors() returns void language sql as $$
  delete from unit_ancestor;
  insert into unit_ancestor select units.id, above.id from units cross join lateral units_above(units.id) above;
$$;
select rebuild_unit_ancestors();

create function units_changed() returns trigger language plpgsql as $$
begin
  perform rebuild_unit_ancestors();
  return null;
end $$;
create trigger units_changed after insert or delete on units
  for each statement execute function units_changed();

-- What the table says of these items: a row for each unit above the one that carries the item and above its holder's,
-- and for each person who signed it down or is offered it. A leader whose unit's row shows them the item has none of
-- their own, so that nobody finds an item twice.
create function visible_item_rows(item_ids text[]) returns setof visible_item
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
    item.assigned_to_user_id is not null, item.created_at
  from scope join item on item.id = scope.item_id
$$;

-- Changes of items wait for a change of people or units that is under way, and the other way round: each would otherwise
-- write rows by what the other is about to replace.
create function lock_visible_items(for_people_or_units boolean) returns void language sql as $$
  select case when for_people_or_units then pg_advisory_xact_lock(key) else pg_advisory_xact_lock_shared(key) end
  from (select hashtextextended('visible_item', 0)) as lock (key)
$$;

-- Item by item, so that a thousand items take a thousand times as long as one. The plan is kept: to plan takes longer
-- than the work.
create function refresh_visible_items(item_ids text[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  changed_id text;
  wanted visible_item[];
begin
  -- Two changes of one item follow each other.
  perform from property where id = any(item_ids) order by id for no key update;
  foreach changed_id in array item_ids loop
    wanted := array(select rows from visible_item_rows(array[changed_id]) rows);
    delete from visible_item where item_id = changed_id and visible_item <> all(wanted);
    insert into visible_item
      select * from unnest(wanted) missing
      where not exists (
        select from visible_item where item_id = missing.item_id and scope_id = missing.scope_id);
  end loop;
end $$;

create function items_changed() returns trigger language plpgsql as $$
declare
  item_ids text[];
begin
  if tg_table_name = 'property' and tg_op = 'INSERT' then
    select array_agg(id) into item_ids from changed;
  elsif tg_table_name = 'property' then
    select array_agg(changed.id) into item_ids
    from changed join before using (id)
    where (changed.unit_id, changed.assigned_to_user_id, changed.name, changed.category, changed.current_status,
        changed.is_sensitive, changed.created_at)
      is distinct from (before.unit_id, before.assigned_to_user_id, before.name, before.category,
        before.current_status, before.is_sensitive, before.created_at);
  else
    select array_agg(distinct item_id) into item_ids from changed;
  end if;
  if item_ids is not null then
    perform lock_visible_items(false);
    perform refresh_visible_items(item_ids);
  end if;
  return null;
end $$;
create trigger property_entered after insert on property
  referencing new table as changed for each statement execute function items_changed();
create trigger property_changed after update on property
  referencing old table as before new table as changed for each statement execute function items_changed();
create trigger custody_link_added after insert on custody_link
  referencing new table as changed for each statement execute function items_changed();
create trigger custody_link_removed after delete on custody_link
  referencing old table as changed for each statement execute function items_changed();

create function offer_changed() returns trigger language plpgsql as $$
begin
  perform lock_visible_items(false);
  perform refresh_visible_items(array[new.item_id]);
  return null;
end $$;
create trigger transfer_offered after insert on transfer
  for each row when (new.status = 'Pending') execute function offer_changed();
create trigger transfer_ended after update of status, to_user_id on transfer
  for each row when (old.status = 'Pending' or new.status = 'Pending') execute function offer_changed();

-- Items that these people hold, signed down or are offered.
create function items_of_people(user_ids text[]) returns setof text language sql stable as $$
  select id from property where assigned_to_user_id = any(user_ids)
  union
  select item_id from custody_link where user_id = any(user_ids)
  union
  select item_id from transfer where to_user_id = any(user_ids) and status = 'Pending'
$$;

create function person_moved() returns trigger language plpgsql as $$
begin
  perform lock_visible_items(true);
  perform refresh_visible_items(array(select items_of_people(array[new.id])));
  return null;
end $$;
create trigger users_moved after update of unit_id, role on users
  for each row when ((old.unit_id, old.role) is distinct from (new.unit_id, new.role))
  execute function person_moved();

create function unit_moved() returns trigger language plpgsql as $$
declare
  unit_ids text[] := array(select units_below(new.id));
begin
  perform lock_visible_items(true);
  perform rebuild_unit_ancestors();
  perform refresh_visible_items(array(
    select id from property where unit_id = any(unit_ids)
    union
    select items_of_people(array(select id from users where unit_id = any(unit_ids)))));
  return null;
end $$;
create trigger units_moved after update of parent_id on units
  for each row when (old.parent_id is distinct from new.parent_id) execute function unit_moved();

insert into visible_item select * from visible_item_rows(array(select id from property));

-- Figures of a person who signed for thousands of items are read from this alone.
create index property_figures on property (id) include (category, is_sensitive, unit_price);
create index property_calibration_due on property ((calibration_info ->> 'nextCalibrationDueDate'), id)
  where requires_calibration;
-- Lists are counted from visible_item now.
drop index property_by_unit;
create index property_of_unit on property (unit_id);
-- Events of people and units, which are about no item, are their unit's.
create index ledger_event_of_people on ledger_event (actor_id, seq desc)
  where item_id is null;
