-- Calibrations of items.

create sequence calibration_number;

-- One row is a calibration that somebody recorded. A wrong one stays, and the one that voids it counts instead.
create table calibration (
  id text primary key default numbered_id('CL', nextval('calibration_number')),
  item_id text not null references property (id),
  done_on date not null,
  -- The day on which it was done where the item failed.
  next_due date not null,
  -- Who calibrated it: a person or an activity.
  by_name text not null check (by_name <> '' and by_name = btrim(by_name)),
  -- Number of the certificate.
  certificate text check (certificate <> '' and certificate = btrim(certificate)),
  result text not null check (result in ('passed', 'limited', 'failed')),
  notes text check (notes <> '' and notes = btrim(notes)),
  -- Who recorded it, and when.
  by_user_id text not null references users (id),
  at timestamptz not null,
  -- The wrong entry whose place it takes.
  voids text unique references calibration (id),
  -- The event of the ledger that recorded it. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  check (next_due >= done_on)
);
create index calibration_by_item on calibration (item_id, done_on desc, id desc);

-- One row is a photo that a calibration carries, e.g. of its certificate.
create table calibration_photo (
  calibration_id text not null references calibration (id),
  position integer not null check (position >= 0),
  upload_id text not null references upload (id),
  primary key (calibration_id, position),
  unique (calibration_id, upload_id)
);
create index calibration_photo_by_upload on calibration_photo (upload_id);
