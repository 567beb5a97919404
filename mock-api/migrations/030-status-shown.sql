-- Lists show several statuses of an item as one, and sort by what they show.
CREATE FUNCTION shown_status(status text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status IN ('Damaged', 'In Repair', 'Non-Operational') THEN 'Deadline - Maintenance' ELSE status END
$$;

CREATE INDEX property_by_shown_status ON property (shown_status(current_status), id);
