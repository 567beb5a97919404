-- Written by `pnpm db:schema` from mock-api/src/<module>/schema.sql. Edit those files, not this one.

-- Module: kernel

-- What every module uses: numbered ids, values to sort by, search by substring, scheduled jobs.

create extension if not exists pg_trgm;

-- 'P', 7 gives P-0007. Numbers past 9999 keep all their digits.
create function numbered_id(prefix text, number bigint) returns text
language sql immutable as $$
  select prefix || '-' || lpad(number::text, greatest(4, length(number::text)), '0')
$$;

-- A time as text that sorts like the time; empty for no time. Immutable, though to_char alone is not: digits in UTC
-- depend on no setting.
create function sortable_time(at timestamptz) returns text
language sql immutable parallel safe as $$
  select coalesce(to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')
$$;

-- All pieces of one or two characters of a text, for an index: such a piece has no trigram.
-- The cost makes the planner look pieces up instead of computing them again.
create function short_pieces(words text) returns text[]
language sql immutable parallel safe cost 1000 as $$
  select array_agg(distinct substr(lower(words), place, size))
  from generate_series(1, length(words)) place, generate_series(1, 2) size
$$;

-- One row is a job that one process of the server runs at intervals.
create table scheduled_job (
  name text primary key,
  -- The next run. A run and the next due time are one transaction.
  due_at timestamptz not null default now()
);

-- Module: access

-- Units and people, which decide who may see what.

create sequence unit_number;

-- One row is a unit: a company, or a platoon or squad in one.
create table units (
  id text primary key default numbered_id('UN', nextval('unit_number')),
  parent_id text references units (id),
  name text not null check (name <> ''),
  kind text not null check (kind in ('company', 'platoon', 'squad')),
  check (parent_id <> id)
);
create unique index units_name_unique on units (lower(name));
create index units_by_parent on units (parent_id);

-- A unit and every unit below it.
create function units_below(unit_id text) returns table (id text)
language sql stable parallel safe as $$
  with recursive below as (
    select units.id from units where units.id = unit_id
    union all
    select units.id from units join below on units.parent_id = below.id
  )
  select below.id from below
$$;

-- A unit and every unit above it; the depth is 0 for the unit itself, 1 for its parent, and so on.
create function units_above(unit_id text) returns table (id text, depth integer)
language sql stable parallel safe as $$
  with recursive above as (
    select units.id, units.parent_id, 0 as depth from units where units.id = unit_id
    union all
    select units.id, units.parent_id, above.depth + 1 from units join above on units.id = above.parent_id
  )
  select above.id, above.depth from above
$$;

-- 7 gives U-0007. Numbers past 9999 keep all their digits.
create function person_id(number bigint) returns text
language sql immutable as $$
  select 'U-' || lpad(number::text, greatest(4, length(number::text)), '0')
$$;

-- A name as lists sort it.
create function person_sort(first_name text, last_name text) returns text
language sql immutable parallel safe as $$
  select lower(last_name) || ' ' || lower(first_name)
$$;

create sequence user_number;

-- One row is a person with an account.
create table users (
  id text primary key default person_id(nextval('user_number')),
  username text not null unique
    check (
      username = lower(username)
      and username <> ''
    ),
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  rank text not null,
  -- Null until a leader places a person who named an unknown unit.
  unit_id text references units (id),
  -- The unit as the person wrote it at registration.
  requested_unit text,
  position text,
  role text not null default 'Soldier'
    check (role in ('Admin', 'Commander', 'Supply Sergeant', 'Squad Leader', 'Soldier')),
  status text not null default 'Pending' check (status in ('Active', 'Inactive', 'Pending')),
  phone text,
  service_start date,
  -- Of the present command.
  command_start date,
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
create index users_by_unit on users (unit_id, lower(last_name), id);
-- The last Admin is looked for on each change of a person.
create index users_by_role on users (role, status);

-- Module: live

-- What people are told.

-- One row is a notification of one person.
create table notification (
  -- Ascending in the order of commit for one person.
  id bigserial primary key,
  user_id text not null references users (id) on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  action jsonb,
  created_at timestamptz not null
);
create index notification_by_user on notification (user_id, id);

-- One row is a reminder that a person got, so that nobody gets it twice.
create table reminder (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  key text not null,
  raised_at timestamptz not null,
  primary key (user_id, kind, key)
);
create index reminder_by_age on reminder (raised_at);

-- Module: ledger

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

-- Module: http

-- Requests that are sent again, and what the server hands out and believes when it comes back.

-- One row is the answer to a write that had an Idempotency-Key, so that the same write sent again gets the same answer
-- and no second effect. A copy of the table tells nobody anything: it has the hash of the key, and the answer is
-- encrypted with the key itself.
create table idempotency_key (
  user_id text not null references users (id) on delete cascade,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  -- Of method, address and body: the same key for another request is a mistake.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status integer not null check (status between 200 and 499),
  -- Bytes of the body as it was sent, encrypted. Not jsonb, which would change their order.
  sealed_answer bytea not null,
  created_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index idempotency_key_by_age on idempotency_key (created_at);

-- The one row is the key that signs cursors and the mark of a known browser. All processes of the server share it; the
-- first one to start makes it.
create table server_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);

-- Module: checks

-- When sensitive items are checked.

-- One row is the schedule of a category. Times are the unit's local time, 'HHMM'.
create table check_schedule (
  category text primary key check (category in ('weapon', 'optics', 'communication', 'crypto', 'other')),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  due_times text[] not null,
  -- 0 is Sunday; weekly checks only.
  weekday integer check (weekday between 0 and 6),
  -- Monthly checks only.
  month_day integer check (month_day between 1 and 28),
  -- A check done within these minutes after it was due is on time.
  grace_minutes integer not null check (grace_minutes >= 0),
  -- The regulation or unit order behind the schedule, where the unit has entered one.
  citation text,
  version integer not null default 1,
  -- Checks due before this time are judged by the version before. Null: there is none before.
  effective_from timestamptz,
  changed_by_user_id text references users (id),
  check ((frequency = 'weekly') = (weekday is not null)),
  check ((frequency = 'monthly') = (month_day is not null))
);
insert into check_schedule (category, frequency, due_times, weekday, month_day, grace_minutes) values
  ('weapon', 'daily', '{0600,1800}', null, null, 120),
  ('crypto', 'daily', '{0600,1800}', null, null, 120),
  ('communication', 'weekly', '{0600}', 1, null, 2880),
  ('optics', 'weekly', '{0600}', 1, null, 2880),
  ('other', 'monthly', '{0600}', null, 1, 4320);

-- One row is a version of a schedule that was replaced, so that a past check is judged by the schedule of its day.
create table check_schedule_past (
  like check_schedule,
  primary key (category, version)
);

-- Module: people

-- Accounts: sessions, tokens, links that set a password, settings, connections between people.

-- One row is a session. It is known by the hash of its token, so that a copy of this table signs nobody in.
create table sessions (
  -- SHA-256 of the token in the cookie.
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text,
  -- A name for the session that its owner may see.
  id text not null default gen_random_uuid()::text,
  -- When its person last entered the password. Signing in counts.
  password_at timestamptz not null,
  -- Until when it may read sensitive items, where its person asked that they need a PIN. Null: not entered.
  pin_until timestamptz
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
create unique index sessions_id on sessions (id);

-- One row counts the sign-ins from an address, or of a user name from an address.
create table login_throttle (
  bucket text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
create index login_throttle_by_end on login_throttle (window_ends_at);

-- One row is a personal API token, known by its hash like a session.
create table api_token (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  scope text not null check (scope in ('read', 'read-write')),
  expires_at timestamptz not null
);
create index api_token_by_user on api_token (user_id, created_at);
create index api_token_by_expiry on api_token (expires_at);

-- One row is a link that sets a password, once. A person has one at most: a new one replaces it.
create table password_link (
  user_id text primary key references users (id) on delete cascade,
  -- SHA-256 of the link's secret.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- One row is what a person chose; what is not written has its default.
create table user_settings (
  user_id text primary key references users (id) on delete cascade,
  -- The form of the document, so that a later form can read this one.
  version integer not null,
  document jsonb not null,
  updated_at timestamptz not null
);

-- One row is a person's PIN.
create table user_pin (
  user_id text primary key references users (id) on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null
);

create sequence connection_number;

-- One row is a connection between two people, asked for or accepted.
create table connections (
  id text primary key default 'N-' || nextval('connection_number')::text,
  -- Who asked.
  user_id text not null references users (id) on delete cascade,
  other_user_id text not null references users (id) on delete cascade,
  status text not null check (status in ('accepted', 'pending', 'refused')),
  check (user_id <> other_user_id)
);
-- Two people have one connection, whichever of them asked.
create unique index connections_once on connections (least(user_id, other_user_id), greatest(user_id, other_user_id));
create index connections_by_other on connections (other_user_id);

-- Module: mail

-- Emails that people send from here.

create sequence mail_number;

-- One row is an email: who sent it, to whom, when, and what became of it.
create table mail (
  id text primary key default numbered_id('L', nextval('mail_number')),
  sender_user_id text not null references users (id) on delete cascade,
  recipients jsonb not null,
  subject text not null,
  body text not null,
  file_name text not null,
  at timestamptz not null,
  -- captured: kept here for the sender to open, because no mail server is set up.
  outcome text not null default 'sending' check (outcome in ('sending', 'sent', 'captured', 'failed')),
  -- The attachment of a captured email.
  file bytea,
  check ((outcome = 'captured') = (file is not null))
);
create index mail_by_sender on mail (sender_user_id, at desc);
create index mail_captured on mail (at)
  where outcome = 'captured';

-- Module: uploads

-- Photos, in the database because the processes that serve them share no disk.

-- One row is a picture, kept once however often it was uploaded.
create table upload_content (
  -- SHA-256 of the bytes.
  hash bytea primary key check (octet_length(hash) = 32),
  width integer not null,
  height integer not null,
  -- Number of bytes, to be added up without reading them.
  size integer not null,
  -- JPEG.
  bytes bytea not null
);

-- One row is an upload of a picture by a person.
create table upload (
  -- Random, so that no address can be guessed.
  id text primary key,
  owner_user_id text not null references users (id),
  content_hash bytea not null references upload_content (hash),
  created_at timestamptz not null
);
create index upload_by_owner on upload (owner_user_id, created_at);
create index upload_by_content on upload (content_hash);
create index upload_by_age on upload (created_at);

-- Module: property

-- Property, who signed for it, transfers and imports.

-- Lists show several statuses of an item as one, and sort by what they show.
create function shown_status(status text) returns text language sql immutable parallel safe as $$
  select case when status in ('Damaged', 'In Repair', 'Non-Operational') then 'Deadline - Maintenance' else status end
$$;

create sequence property_number;

-- One row is an item of property.
create table property (
  id text primary key default numbered_id('P', nextval('property_number')),
  name text not null check (name <> ''),
  serial_number text not null check (serial_number <> ''),
  current_status text not null default 'Operational'
    check (
      current_status in (
        'Operational', 'Damaged', 'In Repair', 'Deadline - Maintenance', 'Non-Operational', 'Lost',
        'Deadline - Supply')
    ),
  description text,
  category text not null
    check (
      category in (
        'weapons', 'comsec', 'optics', 'vehicles', 'individual-equipment', 'medical', 'support-equipment',
        'electronics', 'other')
    ),
  location text,
  nsn text,
  lin text,
  property_model_id text,
  -- The holder. Null: in the property book, signed for by nobody.
  assigned_to_user_id text references users (id),
  assigned_date timestamptz,
  -- The unit whose property book carries the item.
  unit_id text not null references units (id),
  is_sensitive boolean not null default false,
  security_level text check (security_level in ('controlled', 'classified', 'secret', 'top-secret')),
  requires_calibration boolean not null default false,
  calibration_info jsonb,
  -- US dollars.
  unit_price numeric(12, 2),
  parent_item_id text references property (id),
  is_component boolean not null default false,
  created_at timestamptz not null default now(),
  -- What a search box matches.
  search_text text not null generated always as (name || ' ' || serial_number) stored,
  -- Characters that are misread for each other made one, so that a near miss is found by an index.
  serial_fold text not null generated always as (translate(upper(btrim(serial_number)), 'OIL', '011')) stored,
  -- What lists sort by under 'assigned to': the holder's name, empty for an item that nobody holds.
  holder_sort text not null default '',
  -- Grows with every change of the item or its components, so that a change of an older state is refused.
  version integer not null default 1,
  -- What Find Item matches as well: an NSN with and without its dashes, and the LIN.
  stock_text text not null generated always as (
    coalesce(nsn, '') || ' ' || translate(coalesce(nsn, ''), '-', '') || ' ' || coalesce(lin, '')
  ) stored
);
create unique index property_serial_number_unique on property (upper(btrim(serial_number)));
create index property_serial_fold on property (serial_fold);
create index property_sensitive on property (assigned_to_user_id)
  where is_sensitive;

-- A list, whatever it is sorted by, is read along an index from where the last page ended.
create index property_by_holder on property (assigned_to_user_id, lower(name), id);
create index property_by_name on property (lower(name), id);
create index property_by_category on property (category, id);
create index property_by_serial on property (serial_number, id);
create index property_by_status on property (current_status, id);
create index property_by_shown_status on property (shown_status(current_status), id);
create index property_by_assigned_date on property (sortable_time(assigned_date), id);
create index property_by_holder_name on property (holder_sort, id);
-- Everything that says who sees an item and which filters it passes: a list is counted from this alone.
create index property_by_unit on property (unit_id, assigned_to_user_id, category, current_status, id);

-- Search by substring. New rows wait in a list that every search reads to its end. With the default limit of 4 MB a
-- search took twice as long after some thousand changes; 64 kB, the least there is, costs a change 0.15 ms more.
create index property_search on property using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index property_stock_search on property using gin (stock_text gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index property_search_short on property using gin (short_pieces(search_text))
  with (gin_pending_list_limit = 64);
-- ANALYZE would compute the pieces of 30,000 items to learn how common each is: 2.1 of its 2.6 seconds for 100,000
-- items. No plan needs to know, because such a search has no other index.
alter index property_search_short alter column 1 set statistics 0;

create function property_next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger property_version before update on property
  for each row execute function property_next_version();

create function property_holder_sort() returns trigger language plpgsql as $$
begin
  new.holder_sort := coalesce(
    (select person_sort(first_name, last_name) from users where id = new.assigned_to_user_id), '');
  return new;
end $$;
create trigger property_holder_sort before insert or update of assigned_to_user_id on property
  for each row execute function property_holder_sort();

create function users_renamed() returns trigger language plpgsql as $$
begin
  update property set holder_sort = person_sort(new.first_name, new.last_name)
    where assigned_to_user_id = new.id;
  return null;
end $$;
create trigger users_renamed after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function users_renamed();

create sequence component_number;

-- One row is a kind of BII or COEI: what belongs to an item without a property-book line of its own.
create table component (
  id text primary key default numbered_id('C', nextval('component_number')),
  property_id text not null references property (id) on delete cascade,
  position integer not null,
  name text not null check (name <> ''),
  nsn text,
  serial_number text,
  quantity integer not null check (quantity >= 0),
  required boolean not null default true,
  status text not null default 'present' check (status in ('present', 'missing', 'damaged')),
  notes text
);
create index component_by_property on component (property_id, position);

create function property_component_changed() returns trigger language plpgsql as $$
begin
  update property set version = version + 1 where id in (select property_id from changed);
  return null;
end $$;
create trigger component_added after insert on component
  referencing new table as changed for each statement execute function property_component_changed();
create trigger component_edited after update on component
  referencing new table as changed for each statement execute function property_component_changed();
create trigger component_removed after delete on component
  referencing old table as changed for each statement execute function property_component_changed();

-- One row is a serial-numbered item mounted on another, e.g. a sight on a rail.
create table attached_component (
  parent_id text not null references property (id) on delete cascade,
  component_id text not null unique references property (id) on delete cascade,
  position text not null,
  primary key (parent_id, component_id),
  check (parent_id <> component_id)
);

-- One row is a link of an item's chain of hand receipts: position 0 is the property book (no user), the last link is
-- the holder.
create table custody_link (
  item_id text not null references property (id) on delete cascade,
  position integer not null check (position >= 0),
  user_id text references users (id),
  since timestamptz not null,
  primary key (item_id, position),
  check ((position = 0) = (user_id is null))
);
create unique index custody_link_once on custody_link (user_id, item_id);

create sequence verification_number;

-- One row is a time that an item was seen and its serial number read.
create table verification (
  id text primary key default numbered_id('V', nextval('verification_number')),
  item_id text not null references property (id),
  at timestamptz not null,
  by_user_id text not null references users (id),
  type text not null,
  -- The scheduled check that it answers; null for an item without one.
  due_at timestamptz,
  notes text,
  -- The count in which it was seen. The foreign key is in inventory/schema.sql.
  inventory_id text,
  -- What the phone's clock said. Nothing is decided by it.
  device_at timestamptz
);
create index verification_by_item on verification (item_id, at desc);
create index verification_newest on verification (at desc, id desc);

create sequence transfer_number;
create sequence transfer_batch_number;

-- One row is an item that one person offers to another, or that a leader calls back.
create table transfer (
  id text primary key default numbered_id('T', nextval('transfer_number')),
  item_id text not null references property (id),
  from_user_id text not null references users (id),
  to_user_id text not null references users (id),
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  -- Whether mounted items go along. Components without a serial number in the book always do.
  include_components boolean not null default false,
  -- The holder was asked to give the item back; they answer by handing it over.
  is_recall boolean not null default false,
  notes text,
  requested_at timestamptz not null,
  resolved_at timestamptz,
  -- The lines of one request share its id; null for an item offered or recalled by itself.
  request_id text,
  -- Ids of the mounted items that go along. Null: all of them or none, as include_components says.
  mounted text[],
  -- The recall from up the chain that cancelled this transfer.
  superseded_by text references transfer (id),
  check (from_user_id <> to_user_id),
  check ((status = 'Pending') = (resolved_at is null))
);
create unique index transfer_one_open on transfer (item_id)
  where status = 'Pending';
create index transfer_to on transfer (to_user_id, requested_at desc, id);
create index transfer_from on transfer (from_user_id, requested_at desc, id);
create index transfer_approved on transfer (resolved_at)
  where status = 'Approved';
create index transfer_by_request on transfer (request_id)
  where request_id is not null;
create index transfer_by_item on transfer (item_id, requested_at desc);

create sequence transfer_request_number;

-- One row is a transfer request for a serial number. The row does not say whether there is such an item, so a request for
-- one that does not exist looks like any other.
create table transfer_request (
  id text primary key default numbered_id('TA', nextval('transfer_request_number')),
  requester_user_id text not null references users (id),
  -- Normalized.
  serial_number text not null check (serial_number <> ''),
  notes text,
  requested_at timestamptz not null,
  status text not null default 'Sent' check (status in ('Sent', 'Offered', 'Declined', 'Withdrawn')),
  ended_at timestamptz,
  -- Why the holder keeps it.
  reason text,
  -- The offer that the holder made.
  transfer_id text references transfer (id),
  check ((status = 'Sent') = (ended_at is null)),
  check ((status = 'Offered') = (transfer_id is not null))
);
-- A declined request still stands until it is withdrawn: asking again must not tell that it was declined.
create unique index transfer_request_once on transfer_request (requester_user_id, serial_number)
  where status in ('Sent', 'Declined');
create index transfer_request_open on transfer_request (serial_number)
  where status = 'Sent';

create sequence property_import_number;

-- One row is a file of items that somebody uploaded: read and checked first, entered once they confirm.
create table property_import (
  id text primary key default numbered_id('I', nextval('property_import_number')),
  user_id text not null references users (id),
  file_name text not null,
  -- How its bytes were read, e.g. 'UTF-8'.
  encoding text not null,
  status text not null check (status in ('reading', 'previewed', 'running', 'finished', 'stopped')),
  -- Sentences about the file as a whole.
  notices jsonb not null default '[]',
  row_count integer not null default 0,
  wrong_count integer not null default 0,
  warned_count integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- A process that enters the rows says until when it will be back; past that another one may go on.
  running_until timestamptz
);
create index property_import_by_user on property_import (user_id, created_at desc);
create index property_import_by_age on property_import (created_at);
create index property_import_running on property_import (running_until)
  where status = 'running';

-- One row is a row of such a file.
create table property_import_row (
  import_id text not null references property_import (id) on delete cascade,
  -- Of the file, counted from 1, where the row begins.
  line integer not null,
  item jsonb not null,
  problems jsonb not null default '[]',
  warnings jsonb not null default '[]',
  state text not null check (state in ('ready', 'wrong', 'written', 'refused')),
  item_id text references property (id) on delete set null,
  primary key (import_id, line)
);
create index property_import_row_by_state on property_import_row (import_id, state, line);

-- Module: documents

-- Documents that people send each other, their answers and their photos.

create sequence document_number;

-- One row is a document from one person to another.
create table document (
  id text primary key default numbered_id('D', nextval('document_number')),
  type text not null,
  subtype text,
  title text not null,
  description text,
  sender_user_id text not null references users (id),
  recipient_user_id text not null references users (id),
  sent_at timestamptz not null,
  read_at timestamptz,
  item_id text references property (id),
  form_data jsonb not null,
  attachments jsonb not null default '[]',
  -- The first document of a chain of forwards and answers; null for the first itself.
  thread_id text references document (id),
  forwarded_from text references document (id),
  forward_note text,
  -- The form that this document reports on.
  answers text references document (id),
  -- The work that it is about. The foreign key is in maintenance/schema.sql.
  maintenance_id text,
  search_text text not null generated always as (
    title || ' ' || coalesce(description, '') || ' ' || coalesce(form_data ->> 'faultDescription', '')
  ) stored,
  -- The count that an inventory report is about; null for every other document. The foreign key is in
  -- inventory/schema.sql.
  inventory_id text
);
create index document_inbox on document (recipient_user_id, sent_at desc, id);
create index document_sent on document (sender_user_id, sent_at desc, id);
create index document_unread on document (recipient_user_id)
  where read_at is null;
create index document_search on document using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index document_thread on document (thread_id)
  where thread_id is not null;
create index document_by_maintenance on document (maintenance_id)
  where maintenance_id is not null;
create index document_by_inventory on document (inventory_id)
  where inventory_id is not null;

create sequence corrective_action_number;

-- One row is what the receiver of a form did about it.
create table corrective_action (
  id text primary key default numbered_id('CA', nextval('corrective_action_number')),
  document_id text not null references document (id),
  thread_id text not null references document (id),
  by_user_id text not null references users (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('corrected', 'parts-ordered', 'referred', 'deferred', 'no-fault-found')),
  action text not null check (action <> '')
);
create index corrective_action_by_thread on corrective_action (thread_id, at);

-- One row is a photo of a document. Everyone who may see the document may see the photo.
create table document_attachment (
  document_id text not null references document (id) on delete cascade,
  upload_id text not null references upload (id),
  primary key (document_id, upload_id)
);
create index document_attachment_by_upload on document_attachment (upload_id);

-- Module: consumables

-- Supplies without serial numbers, which nobody signs for: counted, restocked and issued.

create sequence consumable_number;

-- One row is a supply on the shelf of a unit.
create table consumable (
  id text primary key default numbered_id('CS', nextval('consumable_number')),
  -- The unit on whose shelf it is.
  unit_id text not null references units (id),
  name text not null check (name <> ''),
  nsn text,
  category text not null
    check (
      category in (
        'Batteries', 'Field Supplies', 'Cleaning Supplies', 'Medical Supplies', 'POL', 'Office Supplies')
    ),
  unit text not null check (unit in ('each', 'box', 'bottle', 'pack', 'gallon', 'quart', 'ream')),
  current_quantity integer not null check (current_quantity >= 0),
  minimum_quantity integer not null check (minimum_quantity >= 0),
  location text,
  notes text,
  expiration_date date,
  last_restock_date date,
  created_at timestamptz not null
);
create unique index consumable_name_unique on consumable (unit_id, lower(name), unit);
create index consumable_by_name on consumable (lower(name), id);
create index consumable_search on consumable using gin (name gin_trgm_ops)
  with (gin_pending_list_limit = 64);

create sequence consumable_entry_number;

-- One row is a restock or an issue.
create table consumable_entry (
  id text primary key default numbered_id('CE', nextval('consumable_entry_number')),
  consumable_id text not null references consumable (id) on delete cascade,
  kind text not null check (kind in ('restock', 'issue')),
  quantity integer not null check (quantity > 0),
  -- What was on the shelf after it.
  balance integer not null check (balance >= 0),
  at timestamptz not null,
  -- The recipient as the issuer wrote it: a person, a section, a vehicle.
  issued_to text,
  by_user_id text not null references users (id),
  notes text,
  check ((kind = 'issue') = (issued_to is not null))
);
create index consumable_entry_by_item on consumable_entry (consumable_id, at desc, id desc);
create index consumable_entry_by_time on consumable_entry (at desc, id desc);

-- Module: inventory

-- Counts of sensitive items.

create sequence sensitive_inventory_number;

-- One row is a count. What is to be counted is fixed when it opens.
create table sensitive_inventory (
  id text primary key default numbered_id('I', nextval('sensitive_inventory_number')),
  title text not null check (title <> ''),
  -- Unit, category and holder say what it was narrowed to; null for no narrowing.
  unit_id text references units (id),
  category text check (category in ('weapon', 'optics', 'communication', 'crypto', 'other')),
  holder_user_id text references users (id),
  opened_by_user_id text not null references users (id),
  opened_at timestamptz not null,
  closed_by_user_id text references users (id),
  closed_at timestamptz,
  notes text,
  check ((closed_at is null) = (closed_by_user_id is null))
);
create index sensitive_inventory_newest on sensitive_inventory (opened_at desc, id);
create index sensitive_inventory_by_unit on sensitive_inventory (unit_id);
create index sensitive_inventory_by_opener on sensitive_inventory (opened_by_user_id);

-- One row is a person who may count.
create table sensitive_inventory_counter (
  inventory_id text not null references sensitive_inventory (id) on delete cascade,
  user_id text not null references users (id),
  primary key (inventory_id, user_id)
);
create index sensitive_inventory_by_counter on sensitive_inventory_counter (user_id);

-- One row is an item that is to be counted.
create table sensitive_inventory_line (
  inventory_id text not null references sensitive_inventory (id) on delete cascade,
  item_id text not null references property (id),
  -- Null until it is counted.
  verification_id text references verification (id),
  -- Name, serial number and holder are what the book said of the item when the count opened.
  name text not null,
  serial_number text not null,
  holder_user_id text references users (id),
  primary key (inventory_id, item_id)
);

-- One row is a code that was read and is not to be counted here, once each.
create table sensitive_inventory_extra (
  inventory_id text not null references sensitive_inventory (id) on delete cascade,
  code text not null,
  result text not null check (result in ('not-mine', 'not-on-the-books', 'near-miss')),
  at timestamptz not null,
  by_user_id text not null references users (id),
  primary key (inventory_id, code)
);

-- A verification names the count in which the item was seen; an inventory report names its count.
alter table verification add foreign key (inventory_id) references sensitive_inventory (id);
alter table document add foreign key (inventory_id) references sensitive_inventory (id);

-- Module: maintenance

-- Maintenance of items.

create sequence maintenance_number;

-- One row is a piece of maintenance of an item.
create table maintenance_item (
  id text primary key default numbered_id('M', nextval('maintenance_number')),
  item_id text not null references property (id),
  maintenance_type text not null
    check (maintenance_type in ('scheduled', 'corrective', 'preventive', 'emergency')),
  status text not null
    check (status in ('scheduled', 'in-progress', 'awaiting-parts', 'bn-level', 'completed', 'cancelled')),
  priority text not null check (priority in ('medium', 'high', 'critical')),
  description text not null,
  reported_by_user_id text not null references users (id),
  reported_at timestamptz not null,
  scheduled_date date,
  assigned_to text,
  estimated_completion_time text,
  completed_at timestamptz,
  notes text,
  version integer not null default 1,
  -- The fault took the item out of service.
  deadlined boolean not null default false,
  -- The item's status before that, to go back to where the work is cancelled.
  status_before text
);
create index maintenance_item_by_item on maintenance_item (item_id);
create index maintenance_item_open on maintenance_item (scheduled_date)
  where status not in ('completed', 'cancelled');

create sequence maintenance_part_number;

-- One row is a part that the work needs.
create table maintenance_part (
  id text primary key default numbered_id('MP', nextval('maintenance_part_number')),
  maintenance_id text not null references maintenance_item (id) on delete cascade,
  name text not null,
  part_number text not null,
  quantity integer not null check (quantity > 0),
  available boolean not null,
  estimated_arrival date
);
create index maintenance_part_by_item on maintenance_part (maintenance_id);

-- One row is an entry of the timeline of a piece of maintenance; ids ascend.
create table maintenance_event (
  id bigserial primary key,
  maintenance_id text not null references maintenance_item (id) on delete cascade,
  at timestamptz not null,
  by_user_id text not null references users (id),
  kind text not null check (kind in ('reported', 'status', 'edited', 'deadlined', 'part', 'document')),
  status text,
  notes text
);
create index maintenance_event_by_item on maintenance_event (maintenance_id, id);

-- A document names the work that it is about.
alter table document add foreign key (maintenance_id) references maintenance_item (id);

-- Module: ledger-check

-- One row is a check of the whole ledger, running or done: every process tells of the same last check.
create table ledger_check (
  id text primary key,
  is_full boolean not null,
  requested_by text references users (id) on delete set null,
  started_at timestamptz not null,
  -- A sign of life of the process that runs it.
  alive_at timestamptz not null,
  finished_at timestamptz,
  checked bigint not null default 0,
  size bigint not null default 0,
  -- The verdict as it is answered; null while running and where the check could not be made.
  result jsonb,
  -- Why it could not be made.
  failure text
);
create index ledger_check_done on ledger_check (finished_at desc)
  where result is not null;

-- Module: notifications

-- One row is a daily digest that went out to a person: once, whichever process sends it.
create table daily_digest (
  user_id text not null references users (id) on delete cascade,
  -- Local.
  day date not null,
  primary key (user_id, day)
);

-- Module: forms

-- One row is a hand receipt by its number: each holder's are numbered from 1.
create table hand_receipt (
  -- Who signs; where the form names nobody of the records, who made it.
  holder_user_id text not null references users (id),
  number integer not null check (number > 0),
  -- The transfer that it is the form of: its form keeps its number however often it is printed.
  transfer_id text unique references transfer (id),
  -- The keyed request that made it: sent again, it keeps its number. Null without an Idempotency-Key.
  request_key text,
  made_at timestamptz not null,
  made_by_user_id text not null references users (id),
  primary key (holder_user_id, number),
  unique (made_by_user_id, request_key)
);

-- Module: dashboard

-- The readiness of past days.

-- One row is a day that is over and counted. Days are local.
create table readiness_day (
  day date primary key,
  counted_at timestamptz not null
);

-- One row is a number of items at the end of a day: of one unit that carries them, one holder, their unit then, and one
-- status.
create table readiness_count (
  day date not null references readiness_day (day) on delete cascade,
  unit_id text not null,
  -- Null: in the property book.
  holder_id text,
  holder_unit_id text,
  status text not null,
  items integer not null check (items > 0)
);
create index readiness_count_by_day on readiness_count (day, unit_id);
create index readiness_count_by_holder on readiness_count (holder_id, day);
