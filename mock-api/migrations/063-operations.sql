-- What an administrator watches: scheduled jobs, server processes, and notifications that go out by e-mail.

-- How the last runs of a job went.
alter table scheduled_job
  add column ran_at timestamptz,
  -- The first failure since the last run that succeeded; null where there is none.
  add column failing_since timestamptz,
  -- What went wrong at the newest failure, as the log has it.
  add column failure text,
  add check ((failing_since is null) = (failure is null));

-- One row is a process of the server, which writes it every few seconds while it runs and deletes it when it stops.
-- Times are of the database's clock, which all processes share.
create table server_process (
  id text primary key,
  host text not null,
  pid integer not null,
  -- Of the product, and the digest of what it serves; null where nothing is built.
  version text not null,
  release text,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  streams integer not null,
  -- The last backup that was made on its machine, as last-backup.json in its data folder has it.
  backup jsonb,
  -- Of the disk that its data folder is on; null where the system does not say.
  disk_free bigint,
  disk_size bigint
);

-- One row is a notification that a person gets by e-mail as well. It is deleted when it was sent.
create table notification_email (
  notification_id bigint primary key references notification (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- When it was first to be sent, as its person chose.
  wanted_at timestamptz not null,
  -- When it is sent, or tried again.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- One process is sending it until then. After that another may.
  claimed_until timestamptz,
  -- It was given up. The row stays for a week, so that the operations page can count it.
  dropped_at timestamptz,
  -- late: the mail server could not be used for a day. refused: the mail server refused the address.
  drop_reason text check (drop_reason in ('late', 'refused')),
  check ((dropped_at is null) = (drop_reason is null))
);
create index notification_email_due on notification_email (due_at)
  where dropped_at is null;
create index notification_email_by_user on notification_email (user_id);
