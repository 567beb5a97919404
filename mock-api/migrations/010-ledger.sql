-- The ledger's keys, its checks, and its search.

-- The public keys of this log, in the order in which they signed. The first has no rotation; each later
-- one came in by the event in that place, which the key before it signed.
CREATE TABLE ledger_key (
  verifier_key text PRIMARY KEY,
  rotation_seq bigint REFERENCES ledger_event (seq),
  since timestamptz NOT NULL
);
CREATE UNIQUE INDEX ledger_key_one_first ON ledger_key (coalesce(rotation_seq, -1));

CREATE TRIGGER ledger_key_guard BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_key
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();

-- Checks of the whole ledger, running and done: every process tells of the same last check.
CREATE TABLE ledger_check (
  id text PRIMARY KEY,
  is_full boolean NOT NULL,
  requested_by text REFERENCES users (id) ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  -- A sign of life of the process that runs it.
  alive_at timestamptz NOT NULL,
  finished_at timestamptz,
  checked bigint NOT NULL DEFAULT 0,
  size bigint NOT NULL DEFAULT 0,
  -- The verdict as it is answered; null while running and where the check could not be made.
  result jsonb,
  -- Why it could not be made.
  failure text
);
CREATE INDEX ledger_check_done ON ledger_check (finished_at DESC) WHERE result IS NOT NULL;

-- Substring search over a million events. 003-property.sql brings pg_trgm.
CREATE INDEX ledger_event_search ON ledger_event USING gin (search_text gin_trgm_ops);
