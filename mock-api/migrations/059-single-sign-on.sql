-- Signing in at a provider (OpenID Connect) or with a certificate.

-- Null for a person who has only ever signed in elsewhere.
alter table users alter column password_hash drop not null;

-- The provider's own proof of a sign-in, which it wants to see when its session is ended. Gone with the session.
alter table sessions add column id_token text;

create sequence sign_in_identity_number;

-- One row is what a provider or a certificate calls a person.
create table sign_in_identity (
  id text primary key default 'SI-' || lpad(nextval('sign_in_identity_number')::text, 4, '0'),
  -- Address of the provider, or 'certificate'.
  issuer text not null check (issuer <> ''),
  -- The provider's name of the person, or the subject of the certificate.
  subject text not null check (subject <> ''),
  -- Null while no account is theirs: an Admin says which.
  user_id text references users (id) on delete cascade,
  -- What was said of the person, so that an Admin knows them.
  display_name text,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index sign_in_identity_by_user on sign_in_identity (user_id);

-- One row is a sign-in that was begun at the provider. It is used once, within ten minutes, by the browser that began it.
create table provider_request (
  -- SHA-256 of the state that goes to the provider and comes back.
  state_hash bytea primary key,
  -- SHA-256 of the secret in the browser's cookie.
  browser_hash bytea not null,
  nonce text not null,
  -- Of PKCE.
  verifier text not null,
  purpose text not null check (purpose in ('sign-in', 'confirm', 'link')),
  -- Of confirm and link: who began it, in which session.
  user_id text references users (id) on delete cascade,
  session_id text,
  -- Path on this site where the browser goes on.
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign-in') = (user_id is null)),
  check ((purpose = 'sign-in') = (session_id is null))
);
create index provider_request_by_expiry on provider_request (expires_at);

create sequence sign_in_rule_number;

-- One row says what a claim of the provider means for an account that is made at a first sign-in.
create table sign_in_rule (
  id text primary key default 'SR-' || lpad(nextval('sign_in_rule_number')::text, 4, '0'),
  -- Name of the claim, such as groups, or a path such as realm_access.roles.
  claim text not null check (claim <> ''),
  value text not null check (value <> ''),
  -- A rule of a unit goes with the unit.
  unit_id text references units (id) on delete cascade,
  -- An Admin makes other Admins by hand.
  role text check (role in ('Commander', 'S4', 'PBO', 'Supply Sergeant', 'Squad Leader', 'Soldier')),
  -- The account may be used at once, where its unit is known.
  activates boolean not null,
  created_at timestamptz not null,
  by_user_id text not null references users (id),
  check (unit_id is not null or role is not null or activates)
);
create unique index sign_in_rule_once on sign_in_rule (claim, value);
