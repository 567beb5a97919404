-- Remembered answers again, so that a copy of the table tells nobody anything: the key that a client
-- sends is stored as a hash, and the answer sealed under the key itself. Nothing had been written to it.
DROP TABLE idempotency_key;

CREATE TABLE idempotency_key (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key_hash bytea NOT NULL CHECK (octet_length(key_hash) = 32),
  -- Of method, address and body: the same key for another request is a mistake.
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  status integer NOT NULL CHECK (status BETWEEN 200 AND 499),
  -- Bytes of the body as it was sent, encrypted; jsonb would have changed their order.
  sealed_answer bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key_hash)
);
CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at);
