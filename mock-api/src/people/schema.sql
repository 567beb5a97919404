-- Accounts: sessions, tokens, links that set a password, settings, connections between people.

-- One row is a session. It is known by the hash of its token, so that a copy of this table signs nobody in.
create table sessions (
  -- SHA-256 of the token in the cookie.
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text,
  -- A name for the session that its owner may see.
  id text not null default gen_random_uuid()::text,
  -- When its person last entered the password. Signing in counts.
  password_at timestamptz not null,
  -- Until when it may read sensitive items, where its person asked that they need a PIN. Null: not entered.
  pin_until timestamptz
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
create unique index sessions_id on sessions (id);

-- One row counts the sign-ins from an address, or of a user name from an address.
create table login_throttle (
  bucket text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
create index login_throttle_by_end on login_throttle (window_ends_at);

-- One row is a personal API token, known by its hash like a session.
create table api_token (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  scope text not null check (scope in ('read', 'read-write')),
  expires_at timestamptz not null
);
create index api_token_by_user on api_token (user_id, created_at);
create index api_token_by_expiry on api_token (expires_at);

-- One row is a link that sets a password, once. A person has one at most: a new one replaces it.
create table password_link (
  user_id text primary key references users (id) on delete cascade,
  -- SHA-256 of the link's secret.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- One row is what a person chose; what is not written has its default.
create table user_settings (
  user_id text primary key references users (id) on delete cascade,
  -- The form of the document, so that a later form can read this one.
  version integer not null,
  document jsonb not null,
  updated_at timestamptz not null
);

-- One row is a person's PIN.
create table user_pin (
  user_id text primary key references users (id) on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null
);

create sequence connection_number;

-- One row is a connection between two people, asked for or accepted.
create table connections (
  id text primary key default 'N-' || nextval('connection_number')::text,
  -- Who asked.
  user_id text not null references users (id) on delete cascade,
  other_user_id text not null references users (id) on delete cascade,
  status text not null check (status in ('accepted', 'pending', 'refused')),
  check (user_id <> other_user_id)
);
-- Two people have one connection, whichever of them asked.
create unique index connections_once on connections (least(user_id, other_user_id), greatest(user_id, other_user_id));
create index connections_by_other on connections (other_user_id);
