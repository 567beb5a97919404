-- One row is a check of the whole ledger, running or done: every process tells of the same last check.
create table ledger_check (
  id text primary key,
  is_full boolean not null,
  requested_by text references users (id) on delete set null,
  started_at timestamptz not null,
  -- A sign of life of the process that runs it.
  alive_at timestamptz not null,
  finished_at timestamptz,
  checked bigint not null default 0,
  size bigint not null default 0,
  -- The verdict as it is answered; null while running and where the check could not be made.
  result jsonb,
  -- Why it could not be made.
  failure text
);
create index ledger_check_done on ledger_check (finished_at desc)
  where result is not null;
