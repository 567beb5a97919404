-- Units and people, which decide who may see what.

create sequence unit_number;

-- One row is a unit: a company, or a platoon or squad in one.
create table units (
  id text primary key default numbered_id('UN', nextval('unit_number')),
  parent_id text references units (id),
  name text not null check (name <> ''),
  kind text not null check (kind in ('company', 'platoon', 'squad')),
  check (parent_id <> id)
);
create unique index units_name_unique on units (lower(name));
create index units_by_parent on units (parent_id);

-- A unit and every unit below it.
create function units_below(unit_id text) returns table (id text)
language sql stable parallel safe as $$
  with recursive below as (
    select units.id from units where units.id = unit_id
    union all
    select units.id from units join below on units.parent_id = below.id
  )
  select below.id from below
$$;

-- A unit and every unit above it; the depth is 0 for the unit itself, 1 for its parent, and so on.
create function units_above(unit_id text) returns table (id text, depth integer)
language sql stable parallel safe as $$
  with recursive above as (
    select units.id, units.parent_id, 0 as depth from units where units.id = unit_id
    union all
    select units.id, units.parent_id, above.depth + 1 from units join above on units.id = above.parent_id
  )
  select above.id, above.depth from above
$$;

-- 7 gives U-0007. Numbers past 9999 keep all their digits.
create function person_id(number bigint) returns text
language sql immutable as $$
  select 'U-' || lpad(number::text, greatest(4, length(number::text)), '0')
$$;

-- A name as lists sort it.
create function person_sort(first_name text, last_name text) returns text
language sql immutable parallel safe as $$
  select lower(last_name) || ' ' || lower(first_name)
$$;

create sequence user_number;

-- One row is a person with an account.
create table users (
  id text primary key default person_id(nextval('user_number')),
  username text not null unique
    check (
      username = lower(username)
      and username <> ''
    ),
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  rank text not null,
  -- Null until a leader places a person who named an unknown unit.
  unit_id text references units (id),
  -- The unit as the person wrote it at registration.
  requested_unit text,
  position text,
  role text not null default 'Soldier'
    check (role in ('Admin', 'Commander', 'Supply Sergeant', 'Squad Leader', 'Soldier')),
  status text not null default 'Pending' check (status in ('Active', 'Inactive', 'Pending')),
  phone text,
  service_start date,
  -- Of the present command.
  command_start date,
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
create index users_by_unit on users (unit_id, lower(last_name), id);
-- The last Admin is looked for on each change of a person.
create index users_by_role on users (role, status);
