-- What a person signed for is counted along one index. Each link of a chain carries a copy of what is counted of its
-- item. Triggers keep the copies in the transaction that changes the item or its chain.
alter table custody_link
  add column category text,
  add column is_sensitive boolean,
  add column unit_price numeric(12, 2);

update custody_link
set category = property.category, is_sensitive = property.is_sensitive, unit_price = property.unit_price
from property
where property.id = custody_link.item_id;

create function copy_item_to_link() returns trigger language plpgsql as $$
begin
  -- The lock makes this wait for a change of the item that is under way, which does not see the new link.
  select category, is_sensitive, unit_price
    into new.category, new.is_sensitive, new.unit_price
    from property where id = new.item_id for no key update;
  return new;
end $$;
create trigger custody_link_copies before insert on custody_link
  for each row execute function copy_item_to_link();

create function copy_item_to_links() returns trigger language plpgsql as $$
begin
  update custody_link
    set category = new.category, is_sensitive = new.is_sensitive, unit_price = new.unit_price
    where item_id = new.id;
  return null;
end $$;
create trigger property_copied after update of category, is_sensitive, unit_price on property
  for each row
  when ((old.category, old.is_sensitive, old.unit_price)
    is distinct from (new.category, new.is_sensitive, new.unit_price))
  execute function copy_item_to_links();

create index custody_link_figures on custody_link (user_id) include (category, is_sensitive, unit_price);
-- Replaced by it.
drop index property_figures;

-- The sensitive items that a person holds, counted by category.
create index property_sensitive_held on property (assigned_to_user_id, category) where is_sensitive;

-- The dashboard counts these two along the index alone.
drop index transfer_approved;
create index transfer_approved on transfer (resolved_at) include (item_id) where status = 'Approved';
drop index visible_item_sensitive;
create index visible_item_sensitive on visible_item (scope_id, name_key, item_id)
  include (category, status, entered_at) where is_sensitive;

-- Who sees the items of a person or unit that moved: all of them in two statements. A change of one item goes on by
-- refresh_visible_items, whose plan is kept.
create function rewrite_visible_items(item_ids text[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  -- Two changes of one item follow each other.
  perform from property where id = any(item_ids) order by id for no key update;
  delete from visible_item old
    where item_id = any(item_ids)
      and not exists (
        select from visible_item_rows(item_ids) wanted
        where wanted.item_id = old.item_id and wanted.scope_id = old.scope_id and wanted = old);
  insert into visible_item
    select * from visible_item_rows(item_ids) wanted
    on conflict (item_id, scope_id) do nothing;
end $$;
create or replace function person_moved() returns trigger language plpgsql as $$
begin
  perform lock_visible_items(true);
  perform rewrite_visible_items(array(select items_of_people(array[new.id])));
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
    select items_of_people(array(select id from users where unit_id = any(unit_ids)))));
  return null;
end $$;
