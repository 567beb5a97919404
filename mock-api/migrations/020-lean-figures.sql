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
