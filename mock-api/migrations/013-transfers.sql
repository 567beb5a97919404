-- Several items offered in one request, and items asked for by their serial number.

CREATE SEQUENCE transfer_request_number;

-- The lines of one request share its id; null for an item offered or recalled by itself.
ALTER TABLE transfer ADD COLUMN request_id text;
CREATE INDEX transfer_by_request ON transfer (request_id) WHERE request_id IS NOT NULL;

-- Somebody asks whoever holds a serial number for it. Whether there is such an item is not written down,
-- so that an ask for one that does not exist looks like any other.
CREATE SEQUENCE transfer_ask_number;
CREATE TABLE transfer_ask (
  id text PRIMARY KEY DEFAULT numbered_id('TA', nextval('transfer_ask_number')),
  asker_user_id text NOT NULL REFERENCES users (id),
  serial_number text NOT NULL CHECK (serial_number <> ''),
  notes text,
  asked_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'Sent' CHECK (status IN ('Sent', 'Offered', 'Declined', 'Withdrawn')),
  ended_at timestamptz,
  -- Why the holder keeps it.
  reason text,
  -- The offer that he made of it.
  transfer_id text REFERENCES transfer (id),
  CHECK ((status = 'Sent') = (ended_at IS NULL)),
  CHECK ((status = 'Offered') = (transfer_id IS NOT NULL))
);
-- A declined ask still stands until it is withdrawn: asking again must not tell that it was declined.
CREATE UNIQUE INDEX transfer_ask_once ON transfer_ask (asker_user_id, serial_number)
  WHERE status IN ('Sent', 'Declined');
CREATE INDEX transfer_ask_open ON transfer_ask (serial_number) WHERE status = 'Sent';
