-- Each person's late read of a code is kept: that of the holder, which nobody may accept, stands beside that of another
-- person. Any other extra stays one row for each code.
alter table inventory_extra_photo drop constraint inventory_extra_photo_extra_id_fkey;
alter table inventory_extra
  drop constraint inventory_extra_pkey,
  drop constraint inventory_extra_id_key,
  add primary key (id);
alter table inventory_extra_photo
  add foreign key (extra_id) references inventory_extra (id) on delete cascade;
create unique index inventory_extra_once
  on inventory_extra (inventory_id, code, (case when result = 'late' then by_user_id else '' end));

-- One row is a person who left the team of an inventory while it was open. They see it as before, and what they read
-- before their device had a connection is kept as a late read.
create table inventory_former_counter (
  inventory_id text not null references inventory (id) on delete cascade,
  user_id text not null references users (id),
  primary key (inventory_id, user_id)
);
create index inventory_former_counter_by_user on inventory_former_counter (user_id);

-- Who left a team before this is known where they read something.
insert into inventory_former_counter (inventory_id, user_id)
  select distinct inventory.id, verification.by_user_id
  from inventory join verification on verification.inventory_id = inventory.id
  where inventory.kind in ('sensitive', 'cyclic') and not exists (
    select from inventory_counter counter
    where counter.inventory_id = inventory.id and counter.user_id = verification.by_user_id);
