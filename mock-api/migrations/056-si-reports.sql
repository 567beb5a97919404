-- Sensitive items reports: what the leader of a unit says at a check, UP or RED.

create sequence si_report_number;

-- One row is a report of a unit at a check, or the correction of one. Both stay.
create table si_report (
  id text primary key default numbered_id('SR', nextval('si_report_number')),
  unit_id text not null references units (id),
  due_at timestamptz not null,
  status text not null check (status in ('UP', 'RED')),
  -- Items that were seen for the check, of those that it asked for, at the time of the report.
  seen integer not null check (seen >= 0),
  expected integer not null,
  -- Of RED: what was lost, when, and what is done about it.
  lines jsonb,
  by_user_id text not null references users (id),
  at timestamptz not null,
  -- The report that this one corrects, which no other does.
  corrects text unique references si_report (id),
  reason text check (reason <> '' and reason = btrim(reason)),
  event_id text unique,
  check (seen <= expected),
  check ((status = 'RED') = (lines is not null)),
  check ((corrects is null) = (reason is null))
);
-- One report of a unit at a check; further ones correct it.
create unique index si_report_first on si_report (unit_id, due_at) where corrects is null;
create index si_report_newest on si_report (unit_id, due_at, at desc, id desc);
