-- Emails that people send from here.

create sequence mail_number;

-- One row is an email: who sent it, to whom, when, and what became of it.
create table mail (
  id text primary key default numbered_id('L', nextval('mail_number')),
  sender_user_id text not null references users (id) on delete cascade,
  recipients jsonb not null,
  subject text not null,
  body text not null,
  file_name text not null,
  at timestamptz not null,
  -- captured: kept here for the sender to open, because no mail server is set up.
  outcome text not null default 'sending' check (outcome in ('sending', 'sent', 'captured', 'failed')),
  -- The attachment of a captured email.
  file bytea,
  check ((outcome = 'captured') = (file is not null))
);
create index mail_by_sender on mail (sender_user_id, at desc);
create index mail_captured on mail (at)
  where outcome = 'captured';
