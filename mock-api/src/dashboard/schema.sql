-- The readiness of past days.

-- One row is a day that is over and counted. Days are local.
create table readiness_day (
  day date primary key,
  counted_at timestamptz not null
);

-- One row is a number of items at the end of a day: of one unit that carries them, one holder, their unit then, and one
-- status.
create table readiness_count (
  day date not null references readiness_day (day) on delete cascade,
  unit_id text not null,
  -- Null: in the property book.
  holder_id text,
  holder_unit_id text,
  status text not null,
  items integer not null check (items > 0)
);
create index readiness_count_by_day on readiness_count (day, unit_id);
create index readiness_count_by_holder on readiness_count (holder_id, day);
