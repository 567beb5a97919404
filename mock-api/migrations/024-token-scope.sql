-- API tokens have a scope and an end, and a session remembers when its person entered the password.

-- Tokens that exist keep what they may do, for the time that new ones get.
ALTER TABLE api_token
  ADD COLUMN scope text NOT NULL DEFAULT 'read-write' CHECK (scope IN ('read', 'read-write')),
  ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '90 days';
ALTER TABLE api_token
  ALTER COLUMN scope DROP DEFAULT,
  ALTER COLUMN expires_at DROP DEFAULT;
CREATE INDEX api_token_by_expiry ON api_token (expires_at);

-- Signing in counts as entering the password.
ALTER TABLE sessions ADD COLUMN password_at timestamptz;
UPDATE sessions SET password_at = created_at;
ALTER TABLE sessions ALTER COLUMN password_at SET NOT NULL;
