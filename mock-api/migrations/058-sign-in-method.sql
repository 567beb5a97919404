-- How a session began: a provider and a certificate have asked for a second factor of their own, a passkey is one.

alter table sessions
  add column method text not null default 'password'
  check (method in ('password', 'passkey', 'provider', 'certificate'));
