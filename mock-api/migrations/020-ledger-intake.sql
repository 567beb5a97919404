-- The ledger's lock is held from an event's append to the end of its commit, and everybody else who appends
-- waits for it. So an act leaves its event here, and it is appended when the act commits: no client stands
-- between the two.

-- Events of transactions under way: what ledger_append takes. A row never outlives its transaction, so
-- nothing of it need survive a crash. One that is found here is of an act that got round the ledger.
CREATE UNLOGGED TABLE ledger_intake (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  before_counts text NOT NULL,
  before_seq text NOT NULL,
  after_seq text NOT NULL,
  event_id text NOT NULL,
  event_type text NOT NULL,
  item_id text,
  actor_id text NOT NULL,
  corrects_seq bigint,
  ts timestamptz NOT NULL,
  search_text text NOT NULL
);

CREATE FUNCTION ledger_take_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ledger_intake WHERE id = NEW.id;
  PERFORM ledger_append(
    NEW.before_counts, NEW.before_seq, NEW.after_seq, NEW.event_id, NEW.event_type, NEW.item_id, NEW.actor_id,
    NEW.corrects_seq, NEW.ts, NEW.search_text);
  RETURN NULL;
END $$;

-- Fires in the order of the inserts, at the commit, or at SET CONSTRAINTS ledger_intake_due IMMEDIATE.
CREATE CONSTRAINT TRIGGER ledger_intake_due AFTER INSERT ON ledger_intake
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_take_in();

CREATE TRIGGER ledger_intake_guard BEFORE UPDATE OR TRUNCATE ON ledger_intake
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();

-- What is done under the lock is kept short. The place of the item's event before comes from the row that
-- was just read, so asking whether it is there tells nothing.
ALTER TABLE ledger_event DROP CONSTRAINT ledger_event_item_prev_seq_fkey;

-- Writes one event and the nodes that it completes. For the two functions below, which know its place.
CREATE FUNCTION ledger_enter(
  p_seq bigint, p_body bytea, p_event_id text, p_event_type text, p_item_id text, p_item_prev_seq bigint,
  p_item_count bigint, p_actor_id text, p_corrects_seq bigint, p_ts timestamptz, p_search_text text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_hash bytea := sha256('\x00'::bytea || p_body);
  v_left bytea;
  v_level integer := 0;
  v_idx bigint := p_seq;
BEGIN
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

CREATE OR REPLACE FUNCTION ledger_put(
  p_seq bigint, p_body bytea, p_event_id text, p_event_type text, p_item_id text, p_item_prev_seq bigint,
  p_item_count bigint, p_actor_id text, p_corrects_seq bigint, p_ts timestamptz, p_search_text text
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_head SET size = p_seq + 1 WHERE size = p_seq;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The ledger does not end before event %.', p_seq;
  END IF;
  PERFORM ledger_enter(
    p_seq, p_body, p_event_id, p_event_type, p_item_id, p_item_prev_seq, p_item_count, p_actor_id,
    p_corrects_seq, p_ts, p_search_text);
END $$;

CREATE OR REPLACE FUNCTION ledger_append(
  p_before_counts text, p_before_seq text, p_after_seq text, p_event_id text, p_event_type text,
  p_item_id text, p_actor_id text, p_corrects_seq bigint, p_ts timestamptz, p_search_text text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_seq bigint;
  v_prev bigint;
  v_count bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('hand-receipt ledger'));
  UPDATE ledger_head SET size = size + 1 RETURNING size - 1 INTO STRICT v_seq;
  IF p_item_id IS NOT NULL THEN
    SELECT seq, item_count INTO v_prev, v_count
      FROM ledger_event WHERE item_id = p_item_id ORDER BY seq DESC LIMIT 1;
    v_count := coalesce(v_count, 0) + 1;
  END IF;
  PERFORM ledger_enter(
    v_seq,
    convert_to(
      p_before_counts || coalesce(v_count::text, 'null') || ',"itemPrevSeq":' || coalesce(v_prev::text, 'null')
        || p_before_seq || v_seq::text || p_after_seq,
      'UTF8'),
    p_event_id, p_event_type, p_item_id, v_prev, v_count, p_actor_id, p_corrects_seq, p_ts, p_search_text);
  RETURN v_seq;
END $$;
