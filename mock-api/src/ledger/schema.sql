-- The ledger: a Merkle log of events (RFC 6962). ledger_append is its one way in.

-- One row is an event. The body is the truth; every other column is drawn from it, for queries.
create table ledger_event (
  -- Dense from 0.
  seq bigint primary key check (seq >= 0),
  event_id text not null unique,
  event_type text not null,
  item_id text,
  -- No foreign key: ledger_append takes it from a row that it has just read, under the lock of the ledger.
  item_prev_seq bigint,
  item_count bigint,
  actor_id text not null,
  corrects_seq bigint references ledger_event (seq),
  ts timestamptz not null,
  -- Lower-case words of the event.
  search_text text not null,
  -- Canonical bytes (RFC 8785) as they were hashed. Never jsonb, which rewrites what it is given.
  body bytea not null,
  -- SHA-256 of a zero byte and the body.
  leaf_hash bytea not null check (octet_length(leaf_hash) = 32),
  check ((item_id is null) = (item_count is null))
);
create index ledger_event_by_item on ledger_event (item_id, seq desc)
  where item_id is not null;
create index ledger_event_by_type on ledger_event (event_type, seq desc);
create index ledger_event_corrections on ledger_event (corrects_seq)
  where corrects_seq is not null;

-- One row is the hash of a complete subtree of 2^level leaves, so that appends and proofs read O(log n) rows.
-- Level 0 is ledger_event.leaf_hash.
create table ledger_node (
  level integer not null check (level >= 1),
  idx bigint not null check (idx >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (level, idx)
);

-- The one row says how many events there are.
create table ledger_head (
  id boolean primary key default true check (id),
  size bigint not null check (size >= 0)
);
insert into ledger_head (size) values (0);

-- One row is a checkpoint that was signed.
create table ledger_checkpoint (
  size bigint primary key check (size >= 1),
  root bytea not null check (octet_length(root) = 32),
  -- C2SP signed note.
  note text not null,
  sealed_at timestamptz not null
);

-- One row is a public key of this log. The first has no rotation; each later one came in by the event in that place,
-- which the key before it signed.
create table ledger_key (
  verifier_key text primary key,
  rotation_seq bigint references ledger_event (seq),
  since timestamptz not null
);
create unique index ledger_key_one_first on ledger_key (coalesce(rotation_seq, -1));

-- One row is an event of a transaction that has not committed yet: the arguments of ledger_append. The lock of the
-- ledger is held from the append to the end of the commit, and all other appends wait for it. So a write adds its event
-- here, and the trigger appends it at the commit.
-- A row never outlives its transaction, so the table is not logged. A committed row here bypassed the ledger.
create unlogged table ledger_pending (
  id bigint generated always as identity primary key,
  before_counts text not null,
  before_seq text not null,
  after_seq text not null,
  event_id text not null,
  event_type text not null,
  item_id text,
  actor_id text not null,
  corrects_seq bigint,
  ts timestamptz not null,
  search_text text not null
);

-- One row is a copy of ledger_event.search_text, without gaps from the first event on. The search indexer
-- (search-index.ts) adds rows in batches soon after the append, so that no append waits for the trigram index.
-- A crash empties the table, and the indexer fills it again.
create unlogged table ledger_search (
  seq bigint primary key,
  search_text text not null
);
create index ledger_search_text on ledger_search using gin (search_text gin_trgm_ops);

-- Inserts one event and the nodes that it completes. Called by ledger_append and ledger_replay_event only.
create function ledger_insert_event(
  p_seq bigint,
  p_body bytea,
  p_event_id text,
  p_event_type text,
  p_item_id text,
  p_item_prev_seq bigint,
  p_item_count bigint,
  p_actor_id text,
  p_corrects_seq bigint,
  p_ts timestamptz,
  p_search_text text
) returns void language plpgsql as $$
declare
  v_hash bytea := sha256('\x00'::bytea || p_body);
  v_left bytea;
  v_level integer := 0;
  v_idx bigint := p_seq;
begin
  insert into ledger_event values (
    p_seq, p_event_id, p_event_type, p_item_id, p_item_prev_seq, p_item_count, p_actor_id, p_corrects_seq,
    p_ts, p_search_text, p_body, v_hash);
  -- A right child completes its parent, and so on up.
  while v_idx % 2 = 1 loop
    if v_level = 0 then
      select leaf_hash into strict v_left from ledger_event where seq = v_idx - 1;
    else
      select hash into strict v_left from ledger_node where level = v_level and idx = v_idx - 1;
    end if;
    v_hash := sha256('\x01'::bytea || v_left || v_hash);
    v_level := v_level + 1;
    v_idx := v_idx / 2;
    insert into ledger_node values (v_level, v_idx, v_hash);
  end loop;
end $$;

-- Appends one event whose bytes are known, at the end of the ledger only. The journal replay after a crash calls it.
create function ledger_replay_event(
  p_seq bigint,
  p_body bytea,
  p_event_id text,
  p_event_type text,
  p_item_id text,
  p_item_prev_seq bigint,
  p_item_count bigint,
  p_actor_id text,
  p_corrects_seq bigint,
  p_ts timestamptz,
  p_search_text text
) returns void language plpgsql as $$
begin
  update ledger_head set size = p_seq + 1 where size = p_seq;
  if not found then
    raise exception 'The ledger does not end before event %.', p_seq;
  end if;
  perform ledger_insert_event(
    p_seq, p_body, p_event_id, p_event_type, p_item_id, p_item_prev_seq, p_item_count, p_actor_id,
    p_corrects_seq, p_ts, p_search_text);
end $$;

-- Numbers an event and inserts it. The canonical text comes in three parts, with the item's counts between the
-- first two and the sequence number between the last two. The lock is held until the caller's transaction ends, so this
-- is the last thing a state change does.
create function ledger_append(
  p_before_counts text,
  p_before_seq text,
  p_after_seq text,
  p_event_id text,
  p_event_type text,
  p_item_id text,
  p_actor_id text,
  p_corrects_seq bigint,
  p_ts timestamptz,
  p_search_text text
) returns bigint language plpgsql as $$
declare
  v_seq bigint;
  v_prev bigint;
  v_count bigint;
begin
  perform pg_advisory_xact_lock(hashtext('hand-receipt ledger'));
  update ledger_head set size = size + 1 returning size - 1 into strict v_seq;
  if p_item_id is not null then
    select seq, item_count into v_prev, v_count
      from ledger_event where item_id = p_item_id order by seq desc limit 1;
    v_count := coalesce(v_count, 0) + 1;
  end if;
  perform ledger_insert_event(
    v_seq,
    convert_to(
      p_before_counts || coalesce(v_count::text, 'null') || ',"itemPrevSeq":' || coalesce(v_prev::text, 'null')
        || p_before_seq || v_seq::text || p_after_seq,
      'UTF8'),
    p_event_id, p_event_type, p_item_id, v_prev, v_count, p_actor_id, p_corrects_seq, p_ts, p_search_text);
  return v_seq;
end $$;

create function ledger_flush_pending() returns trigger language plpgsql as $$
begin
  delete from ledger_pending where id = new.id;
  perform ledger_append(
    new.before_counts, new.before_seq, new.after_seq, new.event_id, new.event_type, new.item_id, new.actor_id,
    new.corrects_seq, new.ts, new.search_text);
  return null;
end $$;

-- Fires in the order of the inserts, at the commit, or at `set constraints ledger_pending_due immediate`.
create constraint trigger ledger_pending_due after insert on ledger_pending
  deferrable initially deferred for each row execute function ledger_flush_pending();

-- These triggers stop mistakes, not an attacker. The owner of the database can disable them, but cannot make the hashes
-- agree with the checkpoints that devices and exports have.
create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger only grows: % of % is refused.', tg_op, tg_table_name;
end $$;

create function ledger_head_grows_by_one() returns trigger language plpgsql as $$
begin
  if new.size <> old.size + 1 then
    raise exception 'The ledger grows by one: from % to % is refused.', old.size, new.size;
  end if;
  return new;
end $$;

create trigger ledger_event_guard before update or delete or truncate on ledger_event
  for each statement execute function ledger_refuse();
create trigger ledger_node_guard before update or delete or truncate on ledger_node
  for each statement execute function ledger_refuse();
create trigger ledger_checkpoint_guard before update or delete or truncate on ledger_checkpoint
  for each statement execute function ledger_refuse();
create trigger ledger_key_guard before update or delete or truncate on ledger_key
  for each statement execute function ledger_refuse();
create trigger ledger_pending_guard before update or truncate on ledger_pending
  for each statement execute function ledger_refuse();
create trigger ledger_head_guard before insert or delete or truncate on ledger_head
  for each statement execute function ledger_refuse();
create trigger ledger_head_growth before update on ledger_head
  for each row execute function ledger_head_grows_by_one();
