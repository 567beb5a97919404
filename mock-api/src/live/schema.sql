-- What people are told.

-- One row is a notification of one person.
create table notification (
  -- Ascending in the order of commit for one person.
  id bigserial primary key,
  user_id text not null references users (id) on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  action jsonb,
  created_at timestamptz not null
);
create index notification_by_user on notification (user_id, id);

-- One row is a reminder that a person got, so that nobody gets it twice.
create table reminder (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  key text not null,
  raised_at timestamptz not null,
  primary key (user_id, kind, key)
);
create index reminder_by_age on reminder (raised_at);
