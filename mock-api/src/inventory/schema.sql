-- Counts of sensitive items.

create sequence sensitive_inventory_number;

-- One row is a count. What is to be counted is fixed when it opens.
create table sensitive_inventory (
  id text primary key default numbered_id('I', nextval('sensitive_inventory_number')),
  title text not null check (title <> ''),
  -- Unit, category and holder say what it was narrowed to; null for no narrowing.
  unit_id text references units (id),
  category text check (category in ('weapon', 'optics', 'communication', 'crypto', 'other')),
  holder_user_id text references users (id),
  opened_by_user_id text not null references users (id),
  opened_at timestamptz not null,
  closed_by_user_id text references users (id),
  closed_at timestamptz,
  notes text,
  check ((closed_at is null) = (closed_by_user_id is null))
);
create index sensitive_inventory_newest on sensitive_inventory (opened_at desc, id);
create index sensitive_inventory_by_unit on sensitive_inventory (unit_id);
create index sensitive_inventory_by_opener on sensitive_inventory (opened_by_user_id);

-- One row is a person who may count.
create table sensitive_inventory_counter (
  inventory_id text not null references sensitive_inventory (id) on delete cascade,
  user_id text not null references users (id),
  primary key (inventory_id, user_id)
);
create index sensitive_inventory_by_counter on sensitive_inventory_counter (user_id);

-- One row is an item that is to be counted.
create table sensitive_inventory_line (
  inventory_id text not null references sensitive_inventory (id) on delete cascade,
  item_id text not null references property (id),
  -- Null until it is counted.
  verification_id text references verification (id),
  -- Name, serial number and holder are what the book said of the item when the count opened.
  name text not null,
  serial_number text not null,
  holder_user_id text references users (id),
  primary key (inventory_id, item_id)
);

-- One row is a code that was read and is not to be counted here, once each.
create table sensitive_inventory_extra (
  inventory_id text not null references sensitive_inventory (id) on delete cascade,
  code text not null,
  result text not null check (result in ('not-mine', 'not-on-the-books', 'near-miss')),
  at timestamptz not null,
  by_user_id text not null references users (id),
  primary key (inventory_id, code)
);

-- A verification names the count in which the item was seen; an inventory report names its count.
alter table verification add foreign key (inventory_id) references sensitive_inventory (id);
alter table document add foreign key (inventory_id) references sensitive_inventory (id);
