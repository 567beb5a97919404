-- Letters that people send from here: who, to whom, when, and what became of it.

CREATE SEQUENCE mail_number;

CREATE TABLE mail (
  id text PRIMARY KEY DEFAULT numbered_id('L', nextval('mail_number')),
  sender_user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  recipients jsonb NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  file_name text NOT NULL,
  at timestamptz NOT NULL,
  -- captured: kept here for the sender to open, because no mail server is set up.
  outcome text NOT NULL DEFAULT 'sending' CHECK (outcome IN ('sending', 'sent', 'captured', 'failed')),
  -- The attachment of a captured letter.
  file bytea,
  CHECK ((outcome = 'captured') = (file IS NOT NULL))
);
CREATE INDEX mail_by_sender ON mail (sender_user_id, at DESC);
CREATE INDEX mail_captured ON mail (at) WHERE outcome = 'captured';
