-- Work that is done at intervals, by one of the server's processes at a time.

CREATE TABLE scheduled_job (
  name text PRIMARY KEY,
  -- The next run. A run and the next due time are one transaction.
  due_at timestamptz NOT NULL DEFAULT now()
);

-- The list of items, whatever it is sorted by, is read along an index from where the last page ended.

-- A time as text whose order is the time's; nothing for no time. Immutable, though to_char is not by itself:
-- figures in UTC depend on no setting.
CREATE FUNCTION sortable_time(at timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')
$$;

-- What the list sorts by under 'assigned to': the holder's name, nothing for an item that nobody holds.
ALTER TABLE property ADD COLUMN holder_sort text NOT NULL DEFAULT '';

CREATE FUNCTION person_sort(first_name text, last_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(last_name) || ' ' || lower(first_name)
$$;

UPDATE property SET holder_sort = person_sort(users.first_name, users.last_name)
  FROM users WHERE users.id = property.assigned_to_user_id;

CREATE FUNCTION property_holder_sort() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.holder_sort := coalesce(
    (SELECT person_sort(first_name, last_name) FROM users WHERE id = NEW.assigned_to_user_id), '');
  RETURN NEW;
END $$;
CREATE TRIGGER property_holder_sort BEFORE INSERT OR UPDATE OF assigned_to_user_id ON property
  FOR EACH ROW EXECUTE FUNCTION property_holder_sort();

CREATE FUNCTION users_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE property SET holder_sort = person_sort(NEW.first_name, NEW.last_name)
    WHERE assigned_to_user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_renamed AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION users_renamed();

CREATE INDEX property_by_serial ON property (serial_number, id);
CREATE INDEX property_by_status ON property (current_status, id);
CREATE INDEX property_by_assigned_date ON property (sortable_time(assigned_date), id);
CREATE INDEX property_by_holder_name ON property (holder_sort, id);
DROP INDEX property_by_category;
CREATE INDEX property_by_category ON property (category, id);

-- Everything that says who sees an item and which filters it passes: a list is counted from this alone.
DROP INDEX property_by_unit;
CREATE INDEX property_by_unit ON property (unit_id, assigned_to_user_id, category, current_status, id);

-- A substring of one or two characters has no trigram, so all such pieces of the text are indexed as they are.
-- The cost says what it takes to cut them again: more than to look them up.
CREATE FUNCTION short_pieces(words text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT array_agg(DISTINCT substr(lower(words), place, size))
  FROM generate_series(1, length(words)) place, generate_series(1, 2) size
$$;
CREATE INDEX property_search_short ON property USING gin (short_pieces(search_text));
