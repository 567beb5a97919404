-- Components by number: authorized, on hand, damaged and short; who answers for what is short; and lists of components by
-- NSN.

create sequence component_list_number;

-- One row is what every item of an NSN has as components, by its publication.
create table component_list (
  id text primary key default numbered_id('CL', nextval('component_list_number')),
  -- The top unit of the book.
  unit_id text not null references units (id),
  nsn text not null check (nsn = btrim(nsn) and nsn <> ''),
  -- The technical manual that lists them, and its date.
  tm_number text check (tm_number = btrim(tm_number) and tm_number <> ''),
  tm_date date,
  published_by text not null references users (id),
  published_at timestamptz not null,
  version integer not null check (version > 0),
  -- The newest event of the ledger that recorded it. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  unique (unit_id, nsn)
);

-- One row is a component of a list.
create table component_list_line (
  id bigint generated always as identity primary key,
  list_id text not null references component_list (id),
  position integer not null check (position >= 0),
  kind text not null check (kind in ('BII', 'COEI', 'AAL')),
  name text not null check (name = btrim(name) and name <> ''),
  nsn text check (nsn = btrim(nsn) and nsn <> ''),
  -- Unit of issue, and accounting requirements code.
  ui text check (ui = btrim(ui) and ui <> ''),
  arc text check (arc in ('N', 'D', 'X')),
  quantity integer not null check (quantity > 0),
  required boolean not null default true,
  unique (list_id, position)
);

-- `quantity` is the quantity authorized.
alter table component
  add column kind text check (kind in ('BII', 'COEI', 'AAL')),
  -- Null for a component that is not on the list of its item's NSN.
  add column list_line_id bigint references component_list_line (id) on delete set null,
  add column ui text check (ui = btrim(ui) and ui <> ''),
  add column arc text check (arc in ('N', 'D', 'X')),
  -- Null: not counted.
  add column on_hand integer check (on_hand >= 0),
  add column damaged integer not null default 0 check (damaged between 0 and coalesce(on_hand, 0)),
  -- When somebody counted it here, and who. Null for a count from before.
  add column counted_at timestamptz,
  add column counted_by text references users (id),
  add check ((counted_at is null) = (counted_by is null));

alter table component disable trigger component_edited;
update component set
  on_hand = case status when 'missing' then 0 else quantity end,
  damaged = case status when 'damaged' then quantity else 0 end;
alter table component enable trigger component_edited;

alter table component drop column status;
alter table component
  add column status text not null generated always as (
    case when on_hand < quantity then 'missing' when damaged > 0 then 'damaged' else 'present' end) stored,
  -- What is not counted is not short, nor is what is not required.
  add column short integer not null generated always as (
    case when required and on_hand < quantity then quantity - on_hand else 0 end) stored;
create index component_short on component (property_id) where short > 0;
create index component_by_line on component (list_line_id) where list_line_id is not null;

create sequence component_shortage_number;

-- One row is what one count found short of a component. The person who held the item then answers for it, whoever holds
-- the item later.
create table component_shortage (
  id text primary key default numbered_id('SH', nextval('component_shortage_number')),
  item_id text not null references property (id),
  -- Null once the component was removed from the item.
  component_id text references component (id) on delete set null,
  -- The component as it was then.
  name text not null,
  nsn text,
  quantity integer not null check (quantity > 0),
  since timestamptz not null,
  -- Null for the property book: nobody held the item.
  accountable_user_id text references users (id),
  -- The order, statement of charges or other paper, and its date.
  document_number text check (document_number = btrim(document_number) and document_number <> ''),
  document_date date,
  state text not null check (state in ('open', 'ended')),
  ended_by text references users (id),
  ended_at timestamptz,
  ended_reason text,
  -- The newest event of the ledger that recorded it. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  check ((state = 'ended') = (ended_by is not null)),
  check ((ended_by is null) = (ended_at is null))
);
create index component_shortage_by_item on component_shortage (item_id);
create index component_shortage_open on component_shortage (component_id, since) where state = 'open';
create index component_shortage_newest on component_shortage (since desc, id desc);
create index component_shortage_of_person on component_shortage (accountable_user_id);
