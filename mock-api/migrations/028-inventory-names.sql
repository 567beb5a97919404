-- Inventories are not only of sensitive items: the tables lose that word, and each inventory has a kind.
alter sequence sensitive_inventory_number rename to inventory_number;
alter table sensitive_inventory rename to inventory;
alter table sensitive_inventory_counter rename to inventory_counter;
alter table sensitive_inventory_line rename to inventory_line;
alter table sensitive_inventory_extra rename to inventory_extra;

do $$
declare
  old record;
begin
  for old in select conrelid::regclass as owner, conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conname like 'sensitive\_inventory%'
  loop
    execute format('alter table %s rename constraint %I to %I', old.owner, old.name, substr(old.name, 11));
  end loop;
  for old in select indexname as name from pg_indexes
    where schemaname = current_schema() and indexname like 'sensitive\_inventory%'
  loop
    execute format('alter index %I rename to %I', old.name, substr(old.name, 11));
  end loop;
end $$;

-- What is counted: sensitive items, what one person holds, or a section of a change of holder.
alter table inventory add column kind text not null default 'sensitive'
  check (kind in ('sensitive', 'own', 'change'));

create or replace function property_left() returns trigger language plpgsql as $$
begin
  update inventory_line line set left_at = new.left_at
    where line.item_id = new.id and line.verification_id is null
      and exists (select from inventory
        where inventory.id = line.inventory_id and inventory.closed_at is null);
  return null;
end $$;
