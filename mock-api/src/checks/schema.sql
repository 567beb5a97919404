-- When sensitive items are checked.

-- One row is the schedule of a category. Times are the unit's local time, 'HHMM'.
create table check_schedule (
  category text primary key check (category in ('weapon', 'optics', 'communication', 'crypto', 'other')),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  due_times text[] not null,
  -- 0 is Sunday; weekly checks only.
  weekday integer check (weekday between 0 and 6),
  -- Monthly checks only.
  month_day integer check (month_day between 1 and 28),
  -- A check done within these minutes after it was due is on time.
  grace_minutes integer not null check (grace_minutes >= 0),
  -- The regulation or unit order behind the schedule, where the unit has entered one.
  citation text,
  version integer not null default 1,
  -- Checks due before this time are judged by the version before. Null: there is none before.
  effective_from timestamptz,
  changed_by_user_id text references users (id),
  check ((frequency = 'weekly') = (weekday is not null)),
  check ((frequency = 'monthly') = (month_day is not null))
);
insert into check_schedule (category, frequency, due_times, weekday, month_day, grace_minutes) values
  ('weapon', 'daily', '{0600,1800}', null, null, 120),
  ('crypto', 'daily', '{0600,1800}', null, null, 120),
  ('communication', 'weekly', '{0600}', 1, null, 2880),
  ('optics', 'weekly', '{0600}', 1, null, 2880),
  ('other', 'monthly', '{0600}', null, 1, 4320);

-- One row is a version of a schedule that was replaced, so that a past check is judged by the schedule of its day.
create table check_schedule_past (
  like check_schedule,
  primary key (category, version)
);
