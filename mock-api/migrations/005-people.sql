-- Accounts: tokens, one-time links, settings, units that grow, and the readiness of past days.

-- A name for a session that its owner may see; the token's hash is nobody's to see.
ALTER TABLE sessions ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text;
CREATE UNIQUE INDEX sessions_id ON sessions (id);

-- A personal API token, known by its hash like a session.
CREATE TABLE api_token (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX api_token_by_user ON api_token (user_id, created_at);

-- A link that sets a password, once. A person has one at most: a new one replaces it.
CREATE TABLE password_link (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What a person chose; what is not written has its default.
CREATE TABLE user_settings (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- The form of the document, so that a later form can read this one.
  version integer NOT NULL,
  document jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE user_pin (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  pin_hash text NOT NULL,
  set_at timestamptz NOT NULL
);

-- A day's digest goes out once, whichever process sends it.
CREATE TABLE daily_digest (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (user_id, day)
);

-- Units that an Admin adds are numbered; those of the first data have names of their own.
CREATE SEQUENCE unit_number;
ALTER TABLE units ALTER COLUMN id SET DEFAULT numbered_id('UN', nextval('unit_number'));

-- People of one role and status: the last Admin is looked for on each change.
CREATE INDEX users_by_role ON users (role, status);

-- A day that is over and counted.
CREATE TABLE readiness_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);

-- Items at the end of a day by the unit that carries them, who held them, and his unit then.
CREATE TABLE readiness_count (
  day date NOT NULL REFERENCES readiness_day (day) ON DELETE CASCADE,
  unit_id text NOT NULL,
  -- Null: in the property book.
  holder_id text,
  holder_unit_id text,
  status text NOT NULL,
  items integer NOT NULL CHECK (items > 0)
);
CREATE INDEX readiness_count_by_day ON readiness_count (day, unit_id);
CREATE INDEX readiness_count_by_holder ON readiness_count (holder_id, day);
