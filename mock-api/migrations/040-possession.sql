-- Possession beside custody: who has an item now, and the counter at which people take items and bring them back.

create sequence counter_number;

-- One row is an arms room or a supply room that issues.
create table counter (
  id text primary key default numbered_id('CT', nextval('counter_number')),
  unit_id text not null references units (id),
  name text not null check (name <> '' and name = btrim(name)),
  kind text not null check (kind in ('arms-room', 'supply')),
  created_by text not null references users (id),
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index counter_name on counter (unit_id, lower(name)) where closed_at is null;

-- One row is an item that a counter keeps. An item has one place.
create table counter_stock (
  item_id text primary key references property (id),
  counter_id text not null references counter (id),
  rack text check (rack <> '' and rack = btrim(rack)),
  added_by text not null references users (id),
  added_at timestamptz not null
);
create index counter_stock_of on counter_stock (counter_id);

-- One row is the newest appointment of a person at a counter.
create table counter_operator (
  counter_id text not null references counter (id),
  user_id text not null references users (id),
  order_reference text not null check (order_reference <> '' and order_reference = btrim(order_reference)),
  since timestamptz not null,
  until timestamptz not null,
  -- Set when `until` has passed or the appointment was ended before.
  ended_at timestamptz,
  set_by text not null references users (id),
  primary key (counter_id, user_id)
);
create index counter_operator_of on counter_operator (user_id) where ended_at is null;
create index counter_operator_ends on counter_operator (until) where ended_at is null;

-- One row is the newest word of a holder that the operators of a counter may issue what they hold in their name.
create table counter_authority (
  counter_id text not null references counter (id),
  holder_user_id text not null references users (id),
  since timestamptz not null,
  until timestamptz not null,
  primary key (counter_id, holder_user_id)
);

create sequence counter_session_number;

-- One row is an operator at a device of a counter.
create table counter_session (
  id text primary key default numbered_id('CN', nextval('counter_session_number')),
  counter_id text not null references counter (id),
  device_name text not null check (device_name <> '' and device_name = btrim(device_name)),
  operator_id text not null references users (id),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index counter_session_open on counter_session (counter_id, operator_id) where closed_at is null;

create sequence handover_number;

-- One row is an act at a counter: an issue, a temporary receipt or a draw, or a return.
create table handover (
  id text primary key default numbered_id('HO', nextval('handover_number')),
  -- Of the list on the operator's device; null for a return.
  draft_id text unique,
  counter_id text not null references counter (id),
  session_id text not null references counter_session (id),
  mode text not null check (mode in ('draw', 'issue', 'temporary', 'return')),
  operator_id text not null references users (id),
  -- Who takes the items; of a return, who had them.
  recipient_id text not null references users (id),
  -- How the recipient confirmed it; null for a return.
  method text check (method in ('own-session', 'pin-on-device', 'passkey-on-device')),
  signature_id text references signature (id),
  -- Why it is lent, of a temporary receipt.
  purpose text check (purpose <> '' and purpose = btrim(purpose)),
  due_at timestamptz,
  act_at timestamptz not null,
  -- SHA-256 of the canonical JSON (RFC 8785) of what the recipient was shown; of a return, of its lines.
  content_hash bytea not null check (length(content_hash) = 32),
  -- While it waits for the recipient's own session: until when, and its items are reserved.
  waits_until timestamptz,
  -- Null while it waits, and where it waited too long.
  recorded_at timestamptz,
  state text not null check (state in ('waiting', 'lapsed', 'recorded', 'acknowledged', 'disputed', 'settled')),
  acknowledged_at timestamptz,
  disputed_at timestamptz,
  dispute_reason text check (dispute_reason <> '' and dispute_reason = btrim(dispute_reason)),
  settled_by text references users (id),
  settled_at timestamptz,
  settled_note text check (settled_note <> '' and settled_note = btrim(settled_note)),
  -- The newest event that recorded it: that of its first line, or one of type HAND-OVER. Null before it is recorded.
  event_id text unique,
  constraint handover_draft check ((draft_id is null) = (mode = 'return')),
  constraint handover_method check ((method is null) = (mode = 'return')),
  constraint handover_event check ((event_id is null) = (recorded_at is null)),
  constraint handover_recorded check ((recorded_at is null) = (state in ('waiting', 'lapsed'))),
  constraint handover_waits check (state <> 'waiting' or waits_until is not null),
  constraint handover_due check (mode not in ('draw', 'temporary') or due_at is not null),
  constraint handover_parties check (mode = 'return' or operator_id <> recipient_id),
  constraint handover_disputed check ((disputed_at is null) = (dispute_reason is null)),
  constraint handover_settled check (
    (state = 'settled') = (settled_at is not null)
    and (settled_at is null) = (settled_by is null) and (settled_at is null) = (settled_note is null))
);
create index handover_of_counter on handover (counter_id, act_at desc, id desc);
create index handover_of_recipient on handover (recipient_id, act_at desc, id desc);
create index handover_unanswered on handover (recorded_at) where state = 'recorded';
create index handover_waiting on handover (waits_until) where state = 'waiting';

-- One row is an item of such an act. Mounted items have lines of their own.
create table handover_line (
  handover_id text not null references handover (id),
  line_no integer not null check (line_no > 0),
  item_id text not null references property (id),
  -- The item that it is mounted on, where it goes along with that.
  mounted_on text references property (id),
  -- Who signed for it until then; null for the property book.
  giver_id text references users (id),
  transfer_id text references transfer (id),
  reason text check (reason <> '' and reason = btrim(reason)),
  primary key (handover_id, line_no),
  unique (handover_id, item_id)
);
create index handover_line_of_item on handover_line (item_id, handover_id);
create index handover_line_transfer on handover_line (transfer_id) where transfer_id is not null;

create sequence possession_number;

-- One row says who had an item from when until when. Without an open row its holder has it.
create table possession (
  id bigint primary key default nextval('possession_number'),
  item_id text not null references property (id),
  kind text not null check (kind in ('person', 'counter')),
  user_id text references users (id),
  counter_id text references counter (id),
  basis text not null check (basis in ('draw', 'temporary', 'issue', 'stored')),
  from_at timestamptz not null,
  to_at timestamptz,
  due_at timestamptz,
  -- The act that began it; null for what was put into the stock without one.
  handover_id text references handover (id),
  -- The return that ended it, where one did.
  ended_by text references handover (id),
  -- When the person said that they brought it back.
  claimed_at timestamptz,
  constraint possession_person check ((kind = 'person') = (user_id is not null)),
  constraint possession_counter check ((kind = 'counter') = (counter_id is not null)),
  constraint possession_basis check ((kind = 'counter') = (basis = 'stored')),
  constraint possession_ends check (to_at is null or to_at >= from_at)
);
create unique index possession_open on possession (item_id) where to_at is null;
create index possession_with on possession (user_id) where to_at is null and user_id is not null;
create index possession_stored on possession (counter_id) where to_at is null and counter_id is not null;
create index possession_due on possession (due_at) where to_at is null and due_at is not null;
create index possession_of_handover on possession (handover_id);
create index possession_of_item on possession (item_id, from_at desc);

create sequence weapon_card_number;

-- One row authorizes a person for a weapon of a counter. A new card is a new row.
create table weapon_authorization (
  id bigint generated always as identity primary key,
  counter_id text not null references counter (id),
  user_id text not null references users (id),
  item_id text not null references property (id),
  -- 'WC-' and a number, once its card was printed.
  card_number text unique,
  since timestamptz not null,
  until timestamptz,
  set_by text not null references users (id)
);
create unique index weapon_authorization_open on weapon_authorization (item_id) where until is null;
create index weapon_authorization_of on weapon_authorization (user_id) where until is null;
create index weapon_authorization_at on weapon_authorization (counter_id) where until is null;

-- One row is what a recipient was shown and may sign once.
create table signature_challenge (
  -- SHA-256 of the challenge.
  hash bytea primary key check (length(hash) = 32),
  operator_id text not null references users (id),
  user_id text not null references users (id),
  content_hash bytea not null check (length(content_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index signature_challenge_expires on signature_challenge (expires_at);

alter table custody_link
  add column kind text not null default 'hand-receipt' check (kind in ('hand-receipt', 'temporary')),
  -- Of a temporary receipt.
  add column due_at timestamptz,
  add constraint custody_link_due check ((kind = 'temporary') = (due_at is not null));
create index custody_link_temporary on custody_link (user_id) where kind = 'temporary';

alter table transfer add column handover_id text references handover (id);
create index transfer_by_handover on transfer (handover_id) where handover_id is not null;

-- The receipt of a hand-over or return in somebody's inbox.
alter table document add column handover_id text references handover (id);
create index document_by_handover on document (handover_id) where handover_id is not null;

alter table signature
  drop constraint signature_subject_kind_check,
  add constraint signature_subject_kind_check
    check (subject_kind in ('amendment', 'closing', 'gain', 'succession', 'clearance', 'handover')),
  drop constraint signature_part_check,
  add constraint signature_part_check check (part in
    ('proposed', 'signed', 'outgoing', 'incoming', 'giver', 'recipient', 'extended', 'converted')),
  drop constraint signature_method_check,
  add constraint signature_method_check check (method in ('own-session', 'pin-on-device', 'passkey-on-device'));
drop index signature_once;
create unique index signature_once on signature (subject_kind, subject_id, part)
  where subject_kind not in ('gain', 'succession', 'clearance', 'handover');
create unique index signature_of_handover on signature (subject_id)
  where subject_kind = 'handover' and part = 'recipient';

-- A person has what they sign for. Who gives it up has it no more, whatever act it was; what another person or a counter
-- has stays there. Nobody has what left the book.
create function end_possession() returns trigger language plpgsql as $$
begin
  if new.left_at is not null and old.left_at is null then
    update possession set to_at = greatest(from_at, new.left_at) where item_id = new.id and to_at is null;
    delete from counter_stock where item_id = new.id;
    update weapon_authorization set until = greatest(since, new.left_at) where item_id = new.id and until is null;
  elsif old.assigned_to_user_id is distinct from new.assigned_to_user_id then
    update possession set to_at = greatest(from_at, coalesce(new.assigned_date, now()))
      where item_id = new.id and to_at is null and user_id = old.assigned_to_user_id;
  end if;
  return null;
end $$;
create trigger property_ends_possession after update of assigned_to_user_id, left_at on property
  for each row execute function end_possession();

-- Who sees an item: also who has it, and the operators of the counter that keeps it.
create or replace function visible_item_rows(item_ids text[]) returns setof visible_item
language sql stable as $$
  with item as materialized (
    select property.*, holder.unit_id as holder_unit_id
    from property left join users holder on holder.id = property.assigned_to_user_id
    where property.id = any(item_ids)
  ),
  unit_scope as materialized (
    select ancestor_id as scope_id, item.id as item_id from item join unit_ancestor using (unit_id)
      where item.left_at is null
    union
    select ancestor_id, item.id from item join unit_ancestor on unit_ancestor.unit_id = item.holder_unit_id
      where item.left_at is null
  ),
  left_scope as (
    select 'left:' || ancestor_id as scope_id, item.id as item_id from item join unit_ancestor using (unit_id)
      where item.left_at is not null
    union
    select 'left:' || ancestor_id, item.id
      from item join closing on closing.id = item.closing_id
      join unit_ancestor on unit_ancestor.unit_id = closing.receiving_unit_id
      where item.left_at is not null
  ),
  person as (
    select user_id, item_id from custody_link where item_id = any(item_ids) and user_id is not null
    union
    select to_user_id, item_id from transfer where item_id = any(item_ids) and status = 'Pending'
    union
    select user_id, item_id from possession where item_id = any(item_ids) and to_at is null and user_id is not null
    union
    select operator.user_id, stock.item_id
      from counter_stock stock join counter on counter.id = stock.counter_id and counter.closed_at is null
      join counter_operator operator on operator.counter_id = counter.id and operator.ended_at is null
      where stock.item_id = any(item_ids)
  ),
  scope as (
    select * from unit_scope
    union all
    select * from left_scope
    union all
    select person.user_id, person.item_id
    from person join users on users.id = person.user_id
    left join unit_scope on users.role <> 'Soldier'
      and unit_scope.scope_id = users.unit_id and unit_scope.item_id = person.item_id
    where unit_scope.item_id is null
  )
  select scope.scope_id, item.id, lower(item.name), item.category, item.current_status, item.is_sensitive,
    item.assigned_to_user_id is not null, coalesce(item.sensitive_since, item.created_at)
  from scope join item on item.id = scope.item_id
$$;

-- Items that these people hold, signed down, are offered, have, or keep at a counter.
create or replace function items_of_people(user_ids text[]) returns setof text language sql stable as $$
  select id from property where assigned_to_user_id = any(user_ids)
  union
  select item_id from custody_link where user_id = any(user_ids)
  union
  select item_id from transfer where to_user_id = any(user_ids) and status = 'Pending'
  union
  select item_id from possession where user_id = any(user_ids) and to_at is null
  union
  select item_id from counter_stock
    join counter_operator operator on operator.counter_id = counter_stock.counter_id and operator.ended_at is null
    where operator.user_id = any(user_ids)
$$;

create trigger possession_begins after insert on possession
  referencing new table as changed for each statement execute function items_changed();
create trigger possession_ends after update on possession
  referencing new table as changed for each statement execute function items_changed();
create trigger counter_stock_added after insert on counter_stock
  referencing new table as changed for each statement execute function items_changed();
create trigger counter_stock_removed after delete on counter_stock
  referencing old table as changed for each statement execute function items_changed();

-- Alone, as changes of people and units are: what the counter keeps may change at the same moment.
create function operator_changed() returns trigger language plpgsql as $$
begin
  perform lock_visible_items(true);
  perform refresh_visible_items(array(select item_id from counter_stock where counter_id = new.counter_id order by 1));
  return null;
end $$;
create trigger counter_operator_appointed after insert on counter_operator
  for each row execute function operator_changed();
create trigger counter_operator_ended after update of ended_at on counter_operator
  for each row when (old.ended_at is distinct from new.ended_at) execute function operator_changed();

create function counter_closed() returns trigger language plpgsql as $$
begin
  perform lock_visible_items(true);
  perform refresh_visible_items(array(select item_id from counter_stock where counter_id = new.id order by 1));
  return null;
end $$;
create trigger counter_closed after update of closed_at on counter
  for each row when (old.closed_at is distinct from new.closed_at) execute function counter_closed();
