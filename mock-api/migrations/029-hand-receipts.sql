-- Hand receipts by their number: each holder's are numbered from 1.
CREATE TABLE hand_receipt (
  -- Who signs; where the form names nobody of the records, who made it.
  holder_user_id text NOT NULL REFERENCES users (id),
  number integer NOT NULL CHECK (number > 0),
  -- The transfer that it is the form of: its form keeps its number however often it is printed.
  transfer_id text UNIQUE REFERENCES transfer (id),
  -- The keyed request that made it: sent again, it keeps its number. Null without an Idempotency-Key.
  request_key text,
  made_at timestamptz NOT NULL,
  made_by_user_id text NOT NULL REFERENCES users (id),
  PRIMARY KEY (holder_user_id, number),
  UNIQUE (made_by_user_id, request_key)
);
