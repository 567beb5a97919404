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
