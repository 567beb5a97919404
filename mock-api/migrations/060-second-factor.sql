-- Sign-in with a passkey, and a second factor beside the password: an authenticator app (TOTP) with recovery codes.

-- When the person of a session that began with a password showed a second factor in it; null where they have not.
alter table sessions add column second_factor_at timestamptz;

-- What a passkey is asked to sign, once: to sign in, or to confirm an act of a person who is signed in.
create table passkey_challenge (
  -- 32 random bytes in base64url.
  challenge text primary key,
  -- Who confirms an act with it; null for a sign-in, of which nobody knows yet whose it will be.
  user_id text references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_time on passkey_challenge (expires_at);

-- Which key encrypts the secrets below. The key itself is in a file (TOTP_KEY_FILE) and never in the database.
create table totp_key (
  is_only boolean primary key default true check (is_only),
  -- SHA-256 of the key.
  fingerprint bytea not null
);

-- The authenticator app of a person.
create table totp (
  user_id text primary key references users (id) on delete cascade,
  -- AES-256-GCM: nonce, ciphertext and tag.
  secret bytea not null,
  created_at timestamptz not null,
  -- The newest span of 30 seconds whose code was used: a code is used once.
  last_step bigint
);

-- An authenticator app that a person is setting up, in a session of theirs.
create table totp_request (
  user_id text primary key references users (id) on delete cascade,
  -- The session's id; nothing else may end what it began.
  session_id text not null,
  secret bytea not null,
  expires_at timestamptz not null
);

-- A code that stands in for the authenticator app, once.
create table recovery_code (
  user_id text not null references totp (user_id) on delete cascade,
  -- SHA-256. The code has 80 random bits.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
