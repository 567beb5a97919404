-- The ledger: a Merkle log of events (RFC 6962). ledger_append is its one way in.

CREATE TABLE ledger_event (
  -- Dense from 0.
  seq bigint PRIMARY KEY CHECK (seq >= 0),
  event_id text NOT NULL UNIQUE,
  event_type text NOT NULL,
  item_id text,
  item_prev_seq bigint REFERENCES ledger_event (seq),
  item_count bigint,
  actor_id text NOT NULL,
  corrects_seq bigint REFERENCES ledger_event (seq),
  ts timestamptz NOT NULL,
  search_text text NOT NULL,
  -- Canonical bytes (RFC 8785) as they were hashed. Never jsonb, which rewrites what it is given.
  body bytea NOT NULL,
  leaf_hash bytea NOT NULL CHECK (octet_length(leaf_hash) = 32),
  CHECK ((item_id IS NULL) = (item_count IS NULL))
);
CREATE INDEX ledger_event_by_item ON ledger_event (item_id, seq DESC) WHERE item_id IS NOT NULL;
CREATE INDEX ledger_event_by_type ON ledger_event (event_type, seq DESC);
CREATE INDEX ledger_event_corrections ON ledger_event (corrects_seq) WHERE corrects_seq IS NOT NULL;

-- Hashes of complete subtrees of 2^level leaves, so that appends and proofs read O(log n) rows.
-- Level 0 is ledger_event.leaf_hash.
CREATE TABLE ledger_node (
  level integer NOT NULL CHECK (level >= 1),
  idx bigint NOT NULL CHECK (idx >= 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (level, idx)
);

CREATE TABLE ledger_head (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  size bigint NOT NULL CHECK (size >= 0)
);
INSERT INTO ledger_head (size) VALUES (0);

CREATE TABLE ledger_checkpoint (
  size bigint PRIMARY KEY CHECK (size >= 1),
  root bytea NOT NULL CHECK (octet_length(root) = 32),
  -- C2SP signed note.
  note text NOT NULL,
  sealed_at timestamptz NOT NULL
);

-- Enters one event whose bytes are known, at the end and nowhere else. For ledger_append, and for the
-- journal's replay after a crash; nobody else calls it.
CREATE FUNCTION ledger_put(
  p_seq bigint, p_body bytea, p_event_id text, p_event_type text, p_item_id text, p_item_prev_seq bigint,
  p_item_count bigint, p_actor_id text, p_corrects_seq bigint, p_ts timestamptz, p_search_text text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_hash bytea := sha256('\x00'::bytea || p_body);
  v_left bytea;
  v_level integer := 0;
  v_idx bigint := p_seq;
BEGIN
  UPDATE ledger_head SET size = p_seq + 1 WHERE size = p_seq;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The ledger does not end before event %.', p_seq;
  END IF;
  INSERT INTO ledger_event VALUES (
    p_seq, p_event_id, p_event_type, p_item_id, p_item_prev_seq, p_item_count, p_actor_id, p_corrects_seq,
    p_ts, p_search_text, p_body, v_hash);
  -- A right child completes its parent, and so on up.
  WHILE v_idx % 2 = 1 LOOP
    IF v_level = 0 THEN
      SELECT leaf_hash INTO STRICT v_left FROM ledger_event WHERE seq = v_idx - 1;
    ELSE
      SELECT hash INTO STRICT v_left FROM ledger_node WHERE level = v_level AND idx = v_idx - 1;
    END IF;
    v_hash := sha256('\x01'::bytea || v_left || v_hash);
    v_level := v_level + 1;
    v_idx := v_idx / 2;
    INSERT INTO ledger_node VALUES (v_level, v_idx, v_hash);
  END LOOP;
END $$;

-- Gives an event its place and enters it. The canonical text comes in three parts, with the item's
-- counts between the first two and the sequence number between the last two. The lock is held until
-- the caller's transaction ends, so this is the last thing a state change does.
CREATE FUNCTION ledger_append(
  p_before_counts text, p_before_seq text, p_after_seq text, p_event_id text, p_event_type text,
  p_item_id text, p_actor_id text, p_corrects_seq bigint, p_ts timestamptz, p_search_text text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_seq bigint;
  v_prev bigint;
  v_count bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('hand-receipt ledger'));
  SELECT size INTO STRICT v_seq FROM ledger_head;
  IF p_item_id IS NOT NULL THEN
    SELECT seq, item_count INTO v_prev, v_count
      FROM ledger_event WHERE item_id = p_item_id ORDER BY seq DESC LIMIT 1;
    v_count := coalesce(v_count, 0) + 1;
  END IF;
  PERFORM ledger_put(
    v_seq,
    convert_to(
      p_before_counts || coalesce(v_count::text, 'null') || ',"itemPrevSeq":' || coalesce(v_prev::text, 'null')
        || p_before_seq || v_seq::text || p_after_seq,
      'UTF8'),
    p_event_id, p_event_type, p_item_id, v_prev, v_count, p_actor_id, p_corrects_seq, p_ts, p_search_text);
  RETURN v_seq;
END $$;

-- A speed bump for mistakes, not a wall: whoever owns the database can disable triggers. What he
-- cannot do is make the hashes agree with the checkpoints that have left the building.
CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger only grows: % of % is refused.', TG_OP, TG_TABLE_NAME;
END $$;

CREATE FUNCTION ledger_head_grows_by_one() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.size <> OLD.size + 1 THEN
    RAISE EXCEPTION 'The ledger grows by one: from % to % is refused.', OLD.size, NEW.size;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER ledger_event_guard BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
CREATE TRIGGER ledger_node_guard BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_node
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
CREATE TRIGGER ledger_checkpoint_guard BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_checkpoint
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
CREATE TRIGGER ledger_head_guard BEFORE INSERT OR DELETE OR TRUNCATE ON ledger_head
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
CREATE TRIGGER ledger_head_growth BEFORE UPDATE ON ledger_head
  FOR EACH ROW EXECUTE FUNCTION ledger_head_grows_by_one();
