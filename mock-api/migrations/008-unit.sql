-- Counts of sensitive items, maintenance as it goes on, documents that are forwarded and answered,
-- photos, and notices that are raised once.

ALTER TABLE check_schedule
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Checks due before are judged by the version before. Null: there is none before.
  ADD COLUMN effective_from timestamptz,
  ADD COLUMN changed_by_user_id text REFERENCES users (id);

-- Versions that were replaced, so that a past check is judged by the schedule of its day.
CREATE TABLE check_schedule_past (LIKE check_schedule, PRIMARY KEY (category, version));

-- A count of sensitive items: what is to be counted is fixed when it opens.
CREATE SEQUENCE sensitive_inventory_number;
CREATE TABLE sensitive_inventory (
  id text PRIMARY KEY DEFAULT numbered_id('I', nextval('sensitive_inventory_number')),
  title text NOT NULL CHECK (title <> ''),
  unit_id text REFERENCES units (id),
  category text CHECK (category IN ('weapon', 'optics', 'communication', 'crypto', 'other')),
  holder_user_id text REFERENCES users (id),
  opened_by_user_id text NOT NULL REFERENCES users (id),
  opened_at timestamptz NOT NULL,
  closed_by_user_id text REFERENCES users (id),
  closed_at timestamptz,
  notes text,
  CHECK ((closed_at IS NULL) = (closed_by_user_id IS NULL))
);
CREATE INDEX sensitive_inventory_newest ON sensitive_inventory (opened_at DESC, id);
CREATE INDEX sensitive_inventory_by_unit ON sensitive_inventory (unit_id);
CREATE INDEX sensitive_inventory_by_opener ON sensitive_inventory (opened_by_user_id);

CREATE TABLE sensitive_inventory_counter (
  inventory_id text NOT NULL REFERENCES sensitive_inventory (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id),
  PRIMARY KEY (inventory_id, user_id)
);
CREATE INDEX sensitive_inventory_by_counter ON sensitive_inventory_counter (user_id);

ALTER TABLE verification
  ADD COLUMN inventory_id text REFERENCES sensitive_inventory (id),
  -- What the phone's clock said. Nothing is decided by it.
  ADD COLUMN device_at timestamptz;
CREATE INDEX verification_newest ON verification (at DESC, id DESC);

CREATE TABLE sensitive_inventory_line (
  inventory_id text NOT NULL REFERENCES sensitive_inventory (id) ON DELETE CASCADE,
  item_id text NOT NULL REFERENCES property (id),
  -- Null until it is counted.
  verification_id text REFERENCES verification (id),
  PRIMARY KEY (inventory_id, item_id)
);

-- Codes that were read and are not to be counted here, once each.
CREATE TABLE sensitive_inventory_extra (
  inventory_id text NOT NULL REFERENCES sensitive_inventory (id) ON DELETE CASCADE,
  code text NOT NULL,
  result text NOT NULL CHECK (result IN ('not-mine', 'not-on-the-books', 'near-miss')),
  at timestamptz NOT NULL,
  by_user_id text NOT NULL REFERENCES users (id),
  PRIMARY KEY (inventory_id, code)
);

ALTER TABLE maintenance_item
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- The fault took the item out of service; its status before that, to go back to where the work is cancelled.
  ADD COLUMN deadlined boolean NOT NULL DEFAULT false,
  ADD COLUMN status_before text;
CREATE INDEX maintenance_item_open ON maintenance_item (scheduled_date)
  WHERE status NOT IN ('completed', 'cancelled');

-- What happened to a piece of maintenance, for its timeline.
CREATE TABLE maintenance_event (
  id bigserial PRIMARY KEY,
  maintenance_id text NOT NULL REFERENCES maintenance_item (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  by_user_id text NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('reported', 'status', 'edited', 'deadlined', 'part', 'document')),
  status text,
  notes text
);
CREATE INDEX maintenance_event_by_item ON maintenance_event (maintenance_id, id);
INSERT INTO maintenance_event (maintenance_id, at, by_user_id, kind, status)
  SELECT id, reported_at, reported_by_user_id, 'reported', status FROM maintenance_item ORDER BY reported_at, id;

ALTER TABLE document
  -- The first document of a chain of forwards and answers; null for the first itself.
  ADD COLUMN thread_id text REFERENCES document (id),
  ADD COLUMN forwarded_from text REFERENCES document (id),
  ADD COLUMN forward_note text,
  ADD COLUMN answers text REFERENCES document (id),
  ADD COLUMN maintenance_id text REFERENCES maintenance_item (id),
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
    title || ' ' || coalesce(description, '') || ' ' || coalesce(form_data ->> 'faultDescription', '')) STORED;
CREATE INDEX document_search ON document USING gin (search_text gin_trgm_ops);
CREATE INDEX document_thread ON document (thread_id) WHERE thread_id IS NOT NULL;
CREATE INDEX document_by_maintenance ON document (maintenance_id) WHERE maintenance_id IS NOT NULL;

-- What the receiver of a form did about it.
CREATE SEQUENCE corrective_action_number;
CREATE TABLE corrective_action (
  id text PRIMARY KEY DEFAULT numbered_id('CA', nextval('corrective_action_number')),
  document_id text NOT NULL REFERENCES document (id),
  thread_id text NOT NULL REFERENCES document (id),
  by_user_id text NOT NULL REFERENCES users (id),
  at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('corrected', 'parts-ordered', 'referred', 'deferred', 'no-fault-found')),
  action text NOT NULL CHECK (action <> '')
);
CREATE INDEX corrective_action_by_thread ON corrective_action (thread_id, at);

-- Photos, in the database because the processes that serve them share no disk. The same picture is kept once.
CREATE TABLE upload_content (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  width integer NOT NULL,
  height integer NOT NULL,
  -- Bytes, to be added up without reading them.
  size integer NOT NULL,
  bytes bytea NOT NULL
);
CREATE TABLE upload (
  -- Random, so that no address can be guessed.
  id text PRIMARY KEY,
  owner_user_id text NOT NULL REFERENCES users (id),
  content_hash bytea NOT NULL REFERENCES upload_content (hash),
  created_at timestamptz NOT NULL
);
CREATE INDEX upload_by_owner ON upload (owner_user_id, created_at);
CREATE INDEX upload_by_content ON upload (content_hash);
CREATE INDEX upload_by_age ON upload (created_at);

CREATE TABLE document_attachment (
  document_id text NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  upload_id text NOT NULL REFERENCES upload (id),
  PRIMARY KEY (document_id, upload_id)
);
CREATE INDEX document_attachment_by_upload ON document_attachment (upload_id);

-- What a person has been told of by the clock, so that he is told once.
CREATE TABLE notice_occasion (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  key text NOT NULL,
  raised_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, key)
);
CREATE INDEX notice_occasion_by_age ON notice_occasion (raised_at);
