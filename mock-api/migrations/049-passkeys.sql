-- Passkeys: security keys and devices with which a person signs at a counter (WebAuthn).

create sequence passkey_number;

-- One row is a passkey of a person.
create table passkey (
  id text primary key default numbered_id('PK', nextval('passkey_number')),
  user_id text not null references users (id) on delete cascade,
  -- As the authenticator calls it, in base64url.
  credential_id text not null unique,
  -- COSE key.
  public_key bytea not null,
  -- How often it signed, as the authenticator counts; 0 where it does not count.
  sign_count bigint not null check (sign_count >= 0),
  -- How a browser reaches it: 'usb', 'nfc' and others.
  transports text[] not null,
  name text not null check (name <> '' and name = btrim(name)),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of on passkey (user_id, created_at);

-- One row is a passkey that a person is adding, in a session of theirs.
create table passkey_request (
  user_id text primary key references users (id) on delete cascade,
  -- The session's id; nothing else may end what it began.
  session_id text not null,
  -- 32 random bytes in base64url.
  challenge text not null,
  expires_at timestamptz not null
);
