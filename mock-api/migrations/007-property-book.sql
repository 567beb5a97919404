-- The property book beyond the item itself: versions, search by stock number, consumables, imports.

-- Grows with every change of the item or of what belongs to it, so that whoever saves over an older
-- state is told. Counted by the database, for every verb changes items.
ALTER TABLE property ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE FUNCTION property_next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER property_version BEFORE UPDATE ON property
  FOR EACH ROW EXECUTE FUNCTION property_next_version();

CREATE FUNCTION property_component_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE property SET version = version + 1 WHERE id IN (SELECT property_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER component_added AFTER INSERT ON component
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION property_component_changed();
CREATE TRIGGER component_edited AFTER UPDATE ON component
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION property_component_changed();
CREATE TRIGGER component_removed AFTER DELETE ON component
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION property_component_changed();

-- Find Item also looks at stock numbers, an NSN with and without its dashes.
ALTER TABLE property ADD COLUMN stock_text text NOT NULL GENERATED ALWAYS AS (
  coalesce(nsn, '') || ' ' || translate(coalesce(nsn, ''), '-', '') || ' ' || coalesce(lin, '')
) STORED;
CREATE INDEX property_stock_search ON property USING gin (stock_text gin_trgm_ops);

-- Supplies without serial numbers, which nobody signs for: counted, restocked and issued.
CREATE SEQUENCE consumable_number;
CREATE SEQUENCE consumable_entry_number;

CREATE TABLE consumable (
  id text PRIMARY KEY DEFAULT numbered_id('CS', nextval('consumable_number')),
  -- The unit on whose shelf it is.
  unit_id text NOT NULL REFERENCES units (id),
  name text NOT NULL CHECK (name <> ''),
  nsn text,
  category text NOT NULL CHECK (category IN (
    'Batteries', 'Field Supplies', 'Cleaning Supplies', 'Medical Supplies', 'POL', 'Office Supplies')),
  unit text NOT NULL CHECK (unit IN ('each', 'box', 'bottle', 'pack', 'gallon', 'quart', 'ream')),
  current_quantity integer NOT NULL CHECK (current_quantity >= 0),
  minimum_quantity integer NOT NULL CHECK (minimum_quantity >= 0),
  location text,
  notes text,
  expiration_date date,
  last_restock_date date,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX consumable_name_unique ON consumable (unit_id, lower(name), unit);
CREATE INDEX consumable_by_name ON consumable (lower(name), id);
CREATE INDEX consumable_search ON consumable USING gin (name gin_trgm_ops);

CREATE TABLE consumable_entry (
  id text PRIMARY KEY DEFAULT numbered_id('CE', nextval('consumable_entry_number')),
  consumable_id text NOT NULL REFERENCES consumable (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('restock', 'issue')),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- What was on the shelf after it.
  balance integer NOT NULL CHECK (balance >= 0),
  at timestamptz NOT NULL,
  -- Whoever drew it, as the issuer wrote it: a person, a section, a vehicle.
  issued_to text,
  by_user_id text NOT NULL REFERENCES users (id),
  notes text,
  CHECK ((kind = 'issue') = (issued_to IS NOT NULL))
);
CREATE INDEX consumable_entry_by_item ON consumable_entry (consumable_id, at DESC, id DESC);
CREATE INDEX consumable_entry_by_time ON consumable_entry (at DESC, id DESC);

-- A file of items that somebody uploaded: read and checked first, entered once he confirms.
CREATE SEQUENCE property_import_number;

CREATE TABLE property_import (
  id text PRIMARY KEY DEFAULT numbered_id('I', nextval('property_import_number')),
  user_id text NOT NULL REFERENCES users (id),
  file_name text NOT NULL,
  -- How its bytes were read, e.g. 'UTF-8'.
  encoding text NOT NULL,
  status text NOT NULL CHECK (status IN ('reading', 'previewed', 'running', 'finished', 'stopped')),
  -- Sentences about the file as a whole.
  notices jsonb NOT NULL DEFAULT '[]',
  row_count integer NOT NULL DEFAULT 0,
  wrong_count integer NOT NULL DEFAULT 0,
  warned_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- A process that enters the rows says until when it will be back; past that another one may go on.
  running_until timestamptz
);
CREATE INDEX property_import_by_user ON property_import (user_id, created_at DESC);
CREATE INDEX property_import_by_age ON property_import (created_at);
CREATE INDEX property_import_running ON property_import (running_until) WHERE status = 'running';

CREATE TABLE property_import_row (
  import_id text NOT NULL REFERENCES property_import (id) ON DELETE CASCADE,
  -- Of the file, counted from 1, where the row begins.
  line integer NOT NULL,
  item jsonb NOT NULL,
  problems jsonb NOT NULL DEFAULT '[]',
  warnings jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL CHECK (state IN ('ready', 'wrong', 'written', 'refused')),
  item_id text REFERENCES property (id) ON DELETE SET NULL,
  PRIMARY KEY (import_id, line)
);
CREATE INDEX property_import_row_by_state ON property_import_row (import_id, state, line);
