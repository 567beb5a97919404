-- Property, who signed for it, and the work done on it.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- 'P', 7 gives P-0007; numbers past 9999 keep all their digits.
CREATE FUNCTION numbered_id(prefix text, number bigint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT prefix || '-' || lpad(number::text, greatest(4, length(number::text)), '0')
$$;

CREATE SEQUENCE property_number;
CREATE SEQUENCE component_number;
CREATE SEQUENCE transfer_number;
CREATE SEQUENCE verification_number;
CREATE SEQUENCE maintenance_number;
CREATE SEQUENCE maintenance_part_number;
CREATE SEQUENCE document_number;

CREATE TABLE property (
  id text PRIMARY KEY DEFAULT numbered_id('P', nextval('property_number')),
  name text NOT NULL CHECK (name <> ''),
  serial_number text NOT NULL CHECK (serial_number <> ''),
  current_status text NOT NULL DEFAULT 'Operational' CHECK (current_status IN (
    'Operational', 'Damaged', 'In Repair', 'Deadline - Maintenance', 'Non-Operational', 'Lost', 'Deadline - Supply')),
  description text,
  category text NOT NULL CHECK (category IN (
    'weapons', 'comsec', 'optics', 'vehicles', 'individual-equipment', 'medical', 'support-equipment',
    'electronics', 'other')),
  location text,
  nsn text,
  lin text,
  property_model_id text,
  -- The holder. Null: in the property book, signed for by nobody.
  assigned_to_user_id text REFERENCES users (id),
  assigned_date timestamptz,
  -- The unit whose property book carries the item.
  unit_id text NOT NULL REFERENCES units (id),
  is_sensitive boolean NOT NULL DEFAULT false,
  security_level text CHECK (security_level IN ('controlled', 'classified', 'secret', 'top-secret')),
  requires_calibration boolean NOT NULL DEFAULT false,
  calibration_info jsonb,
  unit_price numeric(12, 2),
  parent_item_id text REFERENCES property (id),
  is_component boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What a search box matches.
  search_text text NOT NULL GENERATED ALWAYS AS (name || ' ' || serial_number) STORED,
  -- Characters that are misread for each other made one, so that a near miss is found by an index.
  serial_fold text NOT NULL GENERATED ALWAYS AS (translate(upper(btrim(serial_number)), 'OIL', '011')) STORED
);

CREATE UNIQUE INDEX property_serial_number_unique ON property (upper(btrim(serial_number)));
CREATE INDEX property_search ON property USING gin (search_text gin_trgm_ops);
CREATE INDEX property_serial_fold ON property (serial_fold);
CREATE INDEX property_by_holder ON property (assigned_to_user_id, lower(name), id);
CREATE INDEX property_by_name ON property (lower(name), id);
CREATE INDEX property_by_category ON property (category);
CREATE INDEX property_by_unit ON property (unit_id);
CREATE INDEX property_sensitive ON property (assigned_to_user_id) WHERE is_sensitive;

-- BII and COEI: what belongs to an item without a property-book line of its own.
CREATE TABLE component (
  id text PRIMARY KEY DEFAULT numbered_id('C', nextval('component_number')),
  property_id text NOT NULL REFERENCES property (id) ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  nsn text,
  serial_number text,
  quantity integer NOT NULL CHECK (quantity >= 0),
  required boolean NOT NULL DEFAULT true,
  status text NOT NULL DEFAULT 'present' CHECK (status IN ('present', 'missing', 'damaged')),
  notes text
);
CREATE INDEX component_by_property ON component (property_id, position);

-- A serial-numbered item mounted on another, e.g. a sight on a rail.
CREATE TABLE attached_component (
  parent_id text NOT NULL REFERENCES property (id) ON DELETE CASCADE,
  component_id text NOT NULL UNIQUE REFERENCES property (id) ON DELETE CASCADE,
  position text NOT NULL,
  PRIMARY KEY (parent_id, component_id),
  CHECK (parent_id <> component_id)
);

-- The hand-receipt chain: position 0 is the property book (no user), the last link is the holder.
CREATE TABLE custody_link (
  item_id text NOT NULL REFERENCES property (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  user_id text REFERENCES users (id),
  since timestamptz NOT NULL,
  PRIMARY KEY (item_id, position),
  CHECK ((position = 0) = (user_id IS NULL))
);
CREATE UNIQUE INDEX custody_link_once ON custody_link (user_id, item_id);

CREATE TABLE transfer (
  id text PRIMARY KEY DEFAULT numbered_id('T', nextval('transfer_number')),
  item_id text NOT NULL REFERENCES property (id),
  from_user_id text NOT NULL REFERENCES users (id),
  to_user_id text NOT NULL REFERENCES users (id),
  status text NOT NULL DEFAULT 'Pending' CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  include_components boolean NOT NULL DEFAULT false,
  -- The holder was asked to give the item back; he answers by handing it over.
  is_recall boolean NOT NULL DEFAULT false,
  notes text,
  requested_at timestamptz NOT NULL,
  resolved_at timestamptz,
  CHECK (from_user_id <> to_user_id),
  CHECK ((status = 'Pending') = (resolved_at IS NULL))
);
CREATE UNIQUE INDEX transfer_one_open ON transfer (item_id) WHERE status = 'Pending';
CREATE INDEX transfer_to ON transfer (to_user_id, requested_at DESC, id);
CREATE INDEX transfer_from ON transfer (from_user_id, requested_at DESC, id);
CREATE INDEX transfer_approved ON transfer (resolved_at) WHERE status = 'Approved';

-- When sensitive items of a category are checked. Local time of the unit, 'HHMM'.
CREATE TABLE check_schedule (
  category text PRIMARY KEY CHECK (category IN ('weapon', 'optics', 'communication', 'crypto', 'other')),
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly')),
  due_times text[] NOT NULL,
  -- 0 is Sunday; weekly checks only.
  weekday integer CHECK (weekday BETWEEN 0 AND 6),
  -- Monthly checks only.
  month_day integer CHECK (month_day BETWEEN 1 AND 28),
  -- A check done within these minutes after it was due is on time.
  grace_minutes integer NOT NULL CHECK (grace_minutes >= 0),
  -- The regulation or unit order behind the schedule, where the unit has entered one.
  citation text,
  CHECK ((frequency = 'weekly') = (weekday IS NOT NULL)),
  CHECK ((frequency = 'monthly') = (month_day IS NOT NULL))
);
INSERT INTO check_schedule (category, frequency, due_times, weekday, month_day, grace_minutes) VALUES
  ('weapon', 'daily', '{0600,1800}', NULL, NULL, 120),
  ('crypto', 'daily', '{0600,1800}', NULL, NULL, 120),
  ('communication', 'weekly', '{0600}', 1, NULL, 2880),
  ('optics', 'weekly', '{0600}', 1, NULL, 2880),
  ('other', 'monthly', '{0600}', NULL, 1, 4320);

-- An item was seen and its serial number read.
CREATE TABLE verification (
  id text PRIMARY KEY DEFAULT numbered_id('V', nextval('verification_number')),
  item_id text NOT NULL REFERENCES property (id),
  at timestamptz NOT NULL,
  by_user_id text NOT NULL REFERENCES users (id),
  type text NOT NULL,
  -- The scheduled check that it answers; null for an item without one.
  due_at timestamptz,
  notes text
);
CREATE INDEX verification_by_item ON verification (item_id, at DESC);

CREATE TABLE maintenance_item (
  id text PRIMARY KEY DEFAULT numbered_id('M', nextval('maintenance_number')),
  item_id text NOT NULL REFERENCES property (id),
  maintenance_type text NOT NULL CHECK (maintenance_type IN ('scheduled', 'corrective', 'preventive', 'emergency')),
  status text NOT NULL CHECK (status IN (
    'scheduled', 'in-progress', 'awaiting-parts', 'bn-level', 'completed', 'cancelled')),
  priority text NOT NULL CHECK (priority IN ('medium', 'high', 'critical')),
  description text NOT NULL,
  reported_by_user_id text NOT NULL REFERENCES users (id),
  reported_at timestamptz NOT NULL,
  scheduled_date date,
  assigned_to text,
  estimated_completion_time text,
  completed_at timestamptz,
  notes text
);
CREATE INDEX maintenance_item_by_item ON maintenance_item (item_id);

CREATE TABLE maintenance_part (
  id text PRIMARY KEY DEFAULT numbered_id('MP', nextval('maintenance_part_number')),
  maintenance_id text NOT NULL REFERENCES maintenance_item (id) ON DELETE CASCADE,
  name text NOT NULL,
  part_number text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  available boolean NOT NULL,
  estimated_arrival date
);
CREATE INDEX maintenance_part_by_item ON maintenance_part (maintenance_id);

CREATE TABLE document (
  id text PRIMARY KEY DEFAULT numbered_id('D', nextval('document_number')),
  type text NOT NULL,
  subtype text,
  title text NOT NULL,
  description text,
  sender_user_id text NOT NULL REFERENCES users (id),
  recipient_user_id text NOT NULL REFERENCES users (id),
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  item_id text REFERENCES property (id),
  form_data jsonb NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX document_inbox ON document (recipient_user_id, sent_at DESC, id);
CREATE INDEX document_sent ON document (sender_user_id, sent_at DESC, id);
CREATE INDEX document_unread ON document (recipient_user_id) WHERE read_at IS NULL;
