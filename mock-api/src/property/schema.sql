-- Property, who signed for it, transfers and imports.

-- Lists show several statuses of an item as one, and sort by what they show.
create function shown_status(status text) returns text language sql immutable parallel safe as $$
  select case when status in ('Damaged', 'In Repair', 'Non-Operational') then 'Deadline - Maintenance' else status end
$$;

create sequence property_number;

-- One row is an item of property.
create table property (
  id text primary key default numbered_id('P', nextval('property_number')),
  name text not null check (name <> ''),
  serial_number text not null check (serial_number <> ''),
  current_status text not null default 'Operational'
    check (
      current_status in (
        'Operational', 'Damaged', 'In Repair', 'Deadline - Maintenance', 'Non-Operational', 'Lost',
        'Deadline - Supply')
    ),
  description text,
  category text not null
    check (
      category in (
        'weapons', 'comsec', 'optics', 'vehicles', 'individual-equipment', 'medical', 'support-equipment',
        'electronics', 'other')
    ),
  location text,
  nsn text,
  lin text,
  property_model_id text,
  -- The holder. Null: in the property book, signed for by nobody.
  assigned_to_user_id text references users (id),
  assigned_date timestamptz,
  -- The unit whose property book carries the item.
  unit_id text not null references units (id),
  is_sensitive boolean not null default false,
  security_level text check (security_level in ('controlled', 'classified', 'secret', 'top-secret')),
  requires_calibration boolean not null default false,
  calibration_info jsonb,
  -- US dollars.
  unit_price numeric(12, 2),
  parent_item_id text references property (id),
  is_component boolean not null default false,
  created_at timestamptz not null default now(),
  -- What a search box matches.
  search_text text not null generated always as (name || ' ' || serial_number) stored,
  -- Characters that are misread for each other made one, so that a near miss is found by an index.
  serial_fold text not null generated always as (translate(upper(btrim(serial_number)), 'OIL', '011')) stored,
  -- What lists sort by under 'assigned to': the holder's name, empty for an item that nobody holds.
  holder_sort text not null default '',
  -- Grows with every change of the item or its components, so that a change of an older state is refused.
  version integer not null default 1,
  -- What Find Item matches as well: an NSN with and without its dashes, and the LIN.
  stock_text text not null generated always as (
    coalesce(nsn, '') || ' ' || translate(coalesce(nsn, ''), '-', '') || ' ' || coalesce(lin, '')
  ) stored
);
create unique index property_serial_number_unique on property (upper(btrim(serial_number)));
create index property_serial_fold on property (serial_fold);
create index property_sensitive on property (assigned_to_user_id)
  where is_sensitive;

-- A list, whatever it is sorted by, is read along an index from where the last page ended.
create index property_by_holder on property (assigned_to_user_id, lower(name), id);
create index property_by_name on property (lower(name), id);
create index property_by_category on property (category, id);
create index property_by_serial on property (serial_number, id);
create index property_by_status on property (current_status, id);
create index property_by_shown_status on property (shown_status(current_status), id);
create index property_by_assigned_date on property (sortable_time(assigned_date), id);
create index property_by_holder_name on property (holder_sort, id);
-- Everything that says who sees an item and which filters it passes: a list is counted from this alone.
create index property_by_unit on property (unit_id, assigned_to_user_id, category, current_status, id);

-- Search by substring. New rows wait in a list that every search reads to its end. With the default limit of 4 MB a
-- search took twice as long after some thousand changes; 64 kB, the least there is, costs a change 0.15 ms more.
create index property_search on property using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index property_stock_search on property using gin (stock_text gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index property_search_short on property using gin (short_pieces(search_text))
  with (gin_pending_list_limit = 64);
-- ANALYZE would compute the pieces of 30,000 items to learn how common each is: 2.1 of its 2.6 seconds for 100,000
-- items. No plan needs to know, because such a search has no other index.
alter index property_search_short alter column 1 set statistics 0;

create function property_next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger property_version before update on property
  for each row execute function property_next_version();

create function property_holder_sort() returns trigger language plpgsql as $$
begin
  new.holder_sort := coalesce(
    (select person_sort(first_name, last_name) from users where id = new.assigned_to_user_id), '');
  return new;
end $$;
create trigger property_holder_sort before insert or update of assigned_to_user_id on property
  for each row execute function property_holder_sort();

create function users_renamed() returns trigger language plpgsql as $$
begin
  update property set holder_sort = person_sort(new.first_name, new.last_name)
    where assigned_to_user_id = new.id;
  return null;
end $$;
create trigger users_renamed after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function users_renamed();

create sequence component_number;

-- One row is a kind of BII or COEI: what belongs to an item without a property-book line of its own.
create table component (
  id text primary key default numbered_id('C', nextval('component_number')),
  property_id text not null references property (id) on delete cascade,
  position integer not null,
  name text not null check (name <> ''),
  nsn text,
  serial_number text,
  quantity integer not null check (quantity >= 0),
  required boolean not null default true,
  status text not null default 'present' check (status in ('present', 'missing', 'damaged')),
  notes text
);
create index component_by_property on component (property_id, position);

create function property_component_changed() returns trigger language plpgsql as $$
begin
  update property set version = version + 1 where id in (select property_id from changed);
  return null;
end $$;
create trigger component_added after insert on component
  referencing new table as changed for each statement execute function property_component_changed();
create trigger component_edited after update on component
  referencing new table as changed for each statement execute function property_component_changed();
create trigger component_removed after delete on component
  referencing old table as changed for each statement execute function property_component_changed();

-- One row is a serial-numbered item mounted on another, e.g. a sight on a rail.
create table attached_component (
  parent_id text not null references property (id) on delete cascade,
  component_id text not null unique references property (id) on delete cascade,
  position text not null,
  primary key (parent_id, component_id),
  check (parent_id <> component_id)
);

-- One row is a link of an item's chain of hand receipts: position 0 is the property book (no user), the last link is
-- the holder.
create table custody_link (
  item_id text not null references property (id) on delete cascade,
  position integer not null check (position >= 0),
  user_id text references users (id),
  since timestamptz not null,
  primary key (item_id, position),
  check ((position = 0) = (user_id is null))
);
create unique index custody_link_once on custody_link (user_id, item_id);

create sequence verification_number;

-- One row is a time that an item was seen and its serial number read.
create table verification (
  id text primary key default numbered_id('V', nextval('verification_number')),
  item_id text not null references property (id),
  at timestamptz not null,
  by_user_id text not null references users (id),
  type text not null,
  -- The scheduled check that it answers; null for an item without one.
  due_at timestamptz,
  notes text,
  -- The count in which it was seen. The foreign key is in inventory/schema.sql.
  inventory_id text,
  -- What the phone's clock said. Nothing is decided by it.
  device_at timestamptz
);
create index verification_by_item on verification (item_id, at desc);
create index verification_newest on verification (at desc, id desc);

create sequence transfer_number;
create sequence transfer_batch_number;

-- One row is an item that one person offers to another, or that a leader calls back.
create table transfer (
  id text primary key default numbered_id('T', nextval('transfer_number')),
  item_id text not null references property (id),
  from_user_id text not null references users (id),
  to_user_id text not null references users (id),
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  -- Whether mounted items go along. Components without a serial number in the book always do.
  include_components boolean not null default false,
  -- The holder was asked to give the item back; they answer by handing it over.
  is_recall boolean not null default false,
  notes text,
  requested_at timestamptz not null,
  resolved_at timestamptz,
  -- The lines of one request share its id; null for an item offered or recalled by itself.
  request_id text,
  -- Ids of the mounted items that go along. Null: all of them or none, as include_components says.
  mounted text[],
  -- The recall from up the chain that cancelled this transfer.
  superseded_by text references transfer (id),
  check (from_user_id <> to_user_id),
  check ((status = 'Pending') = (resolved_at is null))
);
create unique index transfer_one_open on transfer (item_id)
  where status = 'Pending';
create index transfer_to on transfer (to_user_id, requested_at desc, id);
create index transfer_from on transfer (from_user_id, requested_at desc, id);
create index transfer_approved on transfer (resolved_at)
  where status = 'Approved';
create index transfer_by_request on transfer (request_id)
  where request_id is not null;
create index transfer_by_item on transfer (item_id, requested_at desc);

create sequence transfer_request_number;

-- One row is a transfer request for a serial number. The row does not say whether there is such an item, so a request for
-- one that does not exist looks like any other.
create table transfer_request (
  id text primary key default numbered_id('TA', nextval('transfer_request_number')),
  requester_user_id text not null references users (id),
  -- Normalized.
  serial_number text not null check (serial_number <> ''),
  notes text,
  requested_at timestamptz not null,
  status text not null default 'Sent' check (status in ('Sent', 'Offered', 'Declined', 'Withdrawn')),
  ended_at timestamptz,
  -- Why the holder keeps it.
  reason text,
  -- The offer that the holder made.
  transfer_id text references transfer (id),
  check ((status = 'Sent') = (ended_at is null)),
  check ((status = 'Offered') = (transfer_id is not null))
);
-- A declined request still stands until it is withdrawn: asking again must not tell that it was declined.
create unique index transfer_request_once on transfer_request (requester_user_id, serial_number)
  where status in ('Sent', 'Declined');
create index transfer_request_open on transfer_request (serial_number)
  where status = 'Sent';

create sequence property_import_number;

-- One row is a file of items that somebody uploaded: read and checked first, entered once they confirm.
create table property_import (
  id text primary key default numbered_id('I', nextval('property_import_number')),
  user_id text not null references users (id),
  file_name text not null,
  -- How its bytes were read, e.g. 'UTF-8'.
  encoding text not null,
  status text not null check (status in ('reading', 'previewed', 'running', 'finished', 'stopped')),
  -- Sentences about the file as a whole.
  notices jsonb not null default '[]',
  row_count integer not null default 0,
  wrong_count integer not null default 0,
  warned_count integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- A process that enters the rows says until when it will be back; past that another one may go on.
  running_until timestamptz
);
create index property_import_by_user on property_import (user_id, created_at desc);
create index property_import_by_age on property_import (created_at);
create index property_import_running on property_import (running_until)
  where status = 'running';

-- One row is a row of such a file.
create table property_import_row (
  import_id text not null references property_import (id) on delete cascade,
  -- Of the file, counted from 1, where the row begins.
  line integer not null,
  item jsonb not null,
  problems jsonb not null default '[]',
  warnings jsonb not null default '[]',
  state text not null check (state in ('ready', 'wrong', 'written', 'refused')),
  item_id text references property (id) on delete set null,
  primary key (import_id, line)
);
create index property_import_row_by_state on property_import_row (import_id, state, line);
