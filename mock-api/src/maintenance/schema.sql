-- Maintenance of items.

create sequence maintenance_number;

-- One row is a piece of maintenance of an item.
create table maintenance_item (
  id text primary key default numbered_id('M', nextval('maintenance_number')),
  item_id text not null references property (id),
  maintenance_type text not null
    check (maintenance_type in ('scheduled', 'corrective', 'preventive', 'emergency')),
  status text not null
    check (status in ('scheduled', 'in-progress', 'awaiting-parts', 'bn-level', 'completed', 'cancelled')),
  priority text not null check (priority in ('medium', 'high', 'critical')),
  description text not null,
  reported_by_user_id text not null references users (id),
  reported_at timestamptz not null,
  scheduled_date date,
  assigned_to text,
  estimated_completion_time text,
  completed_at timestamptz,
  notes text,
  version integer not null default 1,
  -- The fault took the item out of service.
  deadlined boolean not null default false,
  -- The item's status before that, to go back to where the work is cancelled.
  status_before text
);
create index maintenance_item_by_item on maintenance_item (item_id);
create index maintenance_item_open on maintenance_item (scheduled_date)
  where status not in ('completed', 'cancelled');

create sequence maintenance_part_number;

-- One row is a part that the work needs.
create table maintenance_part (
  id text primary key default numbered_id('MP', nextval('maintenance_part_number')),
  maintenance_id text not null references maintenance_item (id) on delete cascade,
  name text not null,
  part_number text not null,
  quantity integer not null check (quantity > 0),
  available boolean not null,
  estimated_arrival date
);
create index maintenance_part_by_item on maintenance_part (maintenance_id);

-- One row is an entry of the timeline of a piece of maintenance; ids ascend.
create table maintenance_event (
  id bigserial primary key,
  maintenance_id text not null references maintenance_item (id) on delete cascade,
  at timestamptz not null,
  by_user_id text not null references users (id),
  kind text not null check (kind in ('reported', 'status', 'edited', 'deadlined', 'part', 'document')),
  status text,
  notes text
);
create index maintenance_event_by_item on maintenance_event (maintenance_id, id);

-- A document names the work that it is about.
alter table document add foreign key (maintenance_id) references maintenance_item (id);
