-- Supplies without serial numbers, which nobody signs for: counted, restocked and issued.

create sequence consumable_number;

-- One row is a supply on the shelf of a unit.
create table consumable (
  id text primary key default numbered_id('CS', nextval('consumable_number')),
  -- The unit on whose shelf it is.
  unit_id text not null references units (id),
  name text not null check (name <> ''),
  nsn text,
  category text not null
    check (
      category in (
        'Batteries', 'Field Supplies', 'Cleaning Supplies', 'Medical Supplies', 'POL', 'Office Supplies')
    ),
  unit text not null check (unit in ('each', 'box', 'bottle', 'pack', 'gallon', 'quart', 'ream')),
  current_quantity integer not null check (current_quantity >= 0),
  minimum_quantity integer not null check (minimum_quantity >= 0),
  location text,
  notes text,
  expiration_date date,
  last_restock_date date,
  created_at timestamptz not null
);
create unique index consumable_name_unique on consumable (unit_id, lower(name), unit);
create index consumable_by_name on consumable (lower(name), id);
create index consumable_search on consumable using gin (name gin_trgm_ops)
  with (gin_pending_list_limit = 64);

create sequence consumable_entry_number;

-- One row is a restock or an issue.
create table consumable_entry (
  id text primary key default numbered_id('CE', nextval('consumable_entry_number')),
  consumable_id text not null references consumable (id) on delete cascade,
  kind text not null check (kind in ('restock', 'issue')),
  quantity integer not null check (quantity > 0),
  -- What was on the shelf after it.
  balance integer not null check (balance >= 0),
  at timestamptz not null,
  -- The recipient as the issuer wrote it: a person, a section, a vehicle.
  issued_to text,
  by_user_id text not null references users (id),
  notes text,
  check ((kind = 'issue') = (issued_to is not null))
);
create index consumable_entry_by_item on consumable_entry (consumable_id, at desc, id desc);
create index consumable_entry_by_time on consumable_entry (at desc, id desc);
