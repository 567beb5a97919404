-- Units, people, sessions, and what the server needs to serve them.

CREATE TABLE units (
  id text PRIMARY KEY,
  parent_id text REFERENCES units (id),
  name text NOT NULL CHECK (name <> ''),
  kind text NOT NULL CHECK (kind IN ('company', 'platoon', 'squad')),
  CHECK (parent_id <> id)
);
CREATE UNIQUE INDEX units_name_unique ON units (lower(name));
CREATE INDEX units_by_parent ON units (parent_id);

-- 7 gives U-0007; numbers past 9999 keep all their digits.
CREATE FUNCTION person_id(number bigint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'U-' || lpad(number::text, greatest(4, length(number::text)), '0')
$$;
CREATE SEQUENCE user_number;

CREATE TABLE users (
  id text PRIMARY KEY DEFAULT person_id(nextval('user_number')),
  username text NOT NULL UNIQUE CHECK (username = lower(username) AND username <> ''),
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  rank text NOT NULL,
  unit_id text REFERENCES units (id),
  requested_unit text,
  position text,
  role text NOT NULL DEFAULT 'Soldier'
    CHECK (role IN ('Admin', 'Commander', 'Supply Sergeant', 'Squad Leader', 'Soldier')),
  status text NOT NULL DEFAULT 'Pending' CHECK (status IN ('Active', 'Inactive', 'Pending')),
  phone text,
  service_start date,
  command_start date,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz
);
CREATE INDEX users_by_unit ON users (unit_id, lower(last_name), id);

-- A session is known by the hash of its token, so that a copy of this table signs nobody in.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  user_agent text
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE SEQUENCE connection_number;
CREATE TABLE connections (
  id text PRIMARY KEY DEFAULT 'N-' || nextval('connection_number')::text,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  other_user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('accepted', 'pending', 'refused')),
  CHECK (user_id <> other_user_id)
);
-- Two people have one connection, whoever asked.
CREATE UNIQUE INDEX connections_once ON connections (least(user_id, other_user_id), greatest(user_id, other_user_id));
CREATE INDEX connections_by_other ON connections (other_user_id);

CREATE TABLE login_throttle (
  bucket text PRIMARY KEY,
  attempts integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
CREATE INDEX login_throttle_by_end ON login_throttle (window_ends_at);

-- What a write answered, so that the same write sent again gets the same answer and no second effect.
CREATE TABLE idempotency_key (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL,
  route text NOT NULL,
  request_hash bytea NOT NULL,
  status integer NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

CREATE TABLE notification (
  id bigserial PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  action jsonb,
  created_at timestamptz NOT NULL
);
CREATE INDEX notification_by_user ON notification (user_id, id);
