-- Reading the files of other property books: their columns, saved readings, the people that they name; and the monthly
-- comparison of such a file with the book.

alter table property_import drop constraint property_import_status_check;
alter table property_import
  -- 'columns' waits until its owner has said which column is which.
  add constraint property_import_status_check
    check (status in ('reading', 'columns', 'previewed', 'running', 'finished', 'stopped')),
  add column purpose text not null default 'enter' check (purpose in ('enter', 'compare')),
  -- SHA-256 of the file; null for one that was read before it was kept.
  add column file_hash bytea check (length(file_hash) = 32),
  -- Of the row that names the columns, as the file has them.
  add column headings jsonb not null default '[]',
  -- The field of each column, null for one that is left out.
  add column mapping jsonb not null default '[]',
  -- Why a column was proposed as it was: 'known' heading, 'saved' reading or null.
  add column known jsonb not null default '[]',
  -- The saved reading that the columns come from.
  add column saved_as text,
  -- Codes that the importer gave to NSNs whose rows have none: [{nsn, ciic}].
  add column codes jsonb not null default '[]',
  -- Sentences about the rows as they were read, which change with the columns.
  add column row_notices jsonb not null default '[]';

-- The cells as the file has them, so that the rows can be read again with other columns.
alter table property_import_row add column cells jsonb not null default '[]';

-- One row is a person as a file names them, and to whom their items are offered; null leaves them in the book.
create table property_import_holder (
  import_id text not null references property_import (id) on delete cascade,
  value text not null,
  user_id text references users (id),
  -- When the items were offered.
  offered_at timestamptz,
  primary key (import_id, value)
);

-- One row is a saved reading: which heading of a unit's usual file is which field.
create table import_mapping (
  unit_id text not null references units (id) on delete cascade,
  name text not null check (name = btrim(name) and name <> ''),
  columns jsonb not null,
  saved_at timestamptz not null
);
create unique index import_mapping_name on import_mapping (unit_id, lower(name));

create sequence reconciliation_number;

-- One row is a comparison of another property book, as a file, with a unit's own.
create table reconciliation (
  id text primary key default numbered_id('RC', nextval('reconciliation_number')),
  unit_id text not null references units (id),
  -- Null once the file's rows were deleted; what was compared is in the lines.
  import_id text references property_import (id) on delete set null,
  file_name text not null,
  file_hash bytea not null check (length(file_hash) = 32),
  -- The day for which the file says what is on the book.
  as_of date not null,
  opened_by text not null references users (id),
  opened_at timestamptz not null,
  closed_by text references users (id),
  closed_at timestamptz,
  -- The event of its closing. No foreign key: the event is appended at the commit, after the row.
  event_id text unique,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (event_id is null))
);
create index reconciliation_newest on reconciliation (unit_id, opened_at desc);

-- One row is a row of that file, an item of the book, or both where they are one.
create table reconciliation_line (
  reconciliation_id text not null references reconciliation (id) on delete cascade,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('theirs', 'ours', 'differing', 'equal')),
  item_id text references property (id),
  -- Line of the file; null where only the book has it.
  row_line integer,
  -- The row as it was read.
  theirs jsonb,
  -- [{field, theirs, ours}]
  differences jsonb not null default '[]',
  note text check (note = btrim(note) and note <> ''),
  noted_by text references users (id),
  noted_at timestamptz,
  -- The comparison whose note was carried over.
  carried_from text,
  -- How the row was settled, once the comparison is closed.
  outcome text,
  primary key (reconciliation_id, position)
);
create index reconciliation_line_by_kind on reconciliation_line (reconciliation_id, kind, position);
create index reconciliation_line_by_item on reconciliation_line (item_id) where item_id is not null;
