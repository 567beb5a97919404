-- Change of command: one person takes the place of another in the chains of a set of items.

create sequence succession_number;

-- One row is a succession. Custody changes when both parties have signed, and not before.
create table succession (
  id text primary key default numbered_id('SC', nextval('succession_number')),
  kind text not null check (kind in ('primary', 'sub')),
  -- The unit of the outgoing person, with all units below it.
  unit_id text not null references units (id),
  from_user_id text not null references users (id),
  to_user_id text not null references users (id),
  -- Null where the property book is above the outgoing person.
  giver_user_id text references users (id),
  state text not null check (state in ('draft', 'active', 'signing', 'signed', 'cancelled')),
  reason text not null check (reason <> '' and reason = btrim(reason)),
  orders_ref text check (orders_ref <> '' and orders_ref = btrim(orders_ref)),
  -- Who signs in place of an absent outgoing person, where an Admin appointed somebody.
  appointed_user_id text references users (id),
  starts_on date not null,
  due_on date not null,
  -- The incoming person becomes Commander of the unit.
  roles_pass boolean not null,
  opened_by text not null references users (id),
  opened_at timestamptz not null,
  published_at timestamptz,
  activated_at timestamptz,
  signed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text references users (id),
  cancel_reason text,
  -- SHA-256 that the last signing stands under.
  set_hash bytea check (length(set_hash) = 32),
  version integer not null default 1,
  -- The newest event of the ledger that recorded it. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  check (from_user_id <> to_user_id),
  check ((cancelled_at is null) = (state <> 'cancelled')),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (state not in ('active', 'signing') or activated_at is not null),
  check (state <> 'signed' or signed_at is not null)
);
create unique index succession_open on succession (from_user_id) where state in ('draft', 'active', 'signing');
create index succession_newest on succession (opened_at desc, id desc);
create index succession_by_unit on succession (unit_id);
create index succession_to on succession (to_user_id);

-- One row is the part of the set below one sub-hand receipt holder, or what has no such holder.
create table succession_section (
  succession_id text not null references succession (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('sub', 'held', 'unsigned', 'from-book')),
  -- The direct sub-hand receipt holder, or the person who signed from the book.
  sub_user_id text references users (id),
  day date not null,
  place text check (place <> '' and place = btrim(place)),
  included boolean not null,
  act text not null check (act in ('replace', 'sign', 'insert')),
  state text not null check (state in ('planned', 'counted', 'signed', 'left-out')),
  leave_out_reason text check (leave_out_reason <> '' and leave_out_reason = btrim(leave_out_reason)),
  recorder_user_id text references users (id),
  counted_at timestamptz,
  acknowledged_at timestamptz,
  primary key (succession_id, number),
  check ((sub_user_id is null) = (kind in ('held', 'unsigned')))
);
create unique index succession_section_once
  on succession_section (succession_id, kind, coalesce(sub_user_id, ''));
create index succession_section_sub on succession_section (sub_user_id);

-- One row is an item of the set, as its chain was when the succession was activated.
create table succession_line (
  succession_id text not null references succession (id),
  item_id text not null references property (id),
  section_number integer not null,
  -- User ids from the book down.
  chain_before text[] not null,
  -- What the count found; null until it is counted.
  result text check (result in ('verified', 'serial-differs', 'other-section', 'by-document', 'not-readable', 'not-found')),
  counted_at timestamptz,
  counted_by text references users (id),
  -- Of a line that was not found: the reader said so too.
  confirmed_at timestamptz,
  verification_id text references verification (id),
  -- Number and photo of a document, or why the plate cannot be read.
  mark_text text,
  mark_upload_id text references upload (id),
  excluded boolean not null default false,
  let_through_reason text check (let_through_reason <> '' and let_through_reason = btrim(let_through_reason)),
  let_through_at timestamptz,
  -- SHA-256 of the line as the first signature stands under it.
  signed_hash bytea check (length(signed_hash) = 32),
  primary key (succession_id, item_id),
  foreign key (succession_id, section_number) references succession_section (succession_id, number)
);
create index succession_line_by_item on succession_line (item_id);
create index succession_line_by_section on succession_line (succession_id, section_number);

create sequence succession_reading_number;

-- One row is a serial number as it was read, or a mark of the recorder. It is never changed.
create table succession_reading (
  id text primary key default numbered_id('SR', nextval('succession_reading_number')),
  succession_id text not null references succession (id),
  section_number integer not null,
  code text not null,
  result text not null check (result in ('verified', 'already-verified', 'near-miss', 'serial-differs',
    'other-section', 'not-on-the-books', 'extra', 'by-document', 'not-readable', 'not-found', 'confirmed')),
  item_id text references property (id),
  by_user_id text not null references users (id),
  at timestamptz not null
);
create index succession_reading_of on succession_reading (succession_id, at desc);

create sequence succession_difference_number;

-- One row is what the count found and the book does not say. It is never deleted.
create table succession_difference (
  id text primary key default numbered_id('SD', nextval('succession_difference_number')),
  succession_id text not null references succession (id),
  section_number integer not null,
  -- Null for an extra.
  item_id text references property (id),
  kind text not null check (kind in ('serial-differs', 'data-differs', 'missing', 'extra', 'wrong-holder',
    'component-short', 'condition', 'not-readable')),
  -- What was read or seen.
  found text check (found <> '' and found = btrim(found)),
  -- What an extra is called.
  found_name text check (found_name <> '' and found_name = btrim(found_name)),
  found_upload_id text references upload (id),
  state text not null check (state in ('open', 'resolved', 'agreed')),
  act text check (act in ('amendment', 'found', 'loss', 'closing', 'gain', 'note', 'transfer', 'shortage', 'recount',
    'status', 'document')),
  ref text check (ref <> '' and ref = btrim(ref)),
  document_on date,
  upload_id text references upload (id),
  note text check (note <> '' and note = btrim(note)),
  opened_at timestamptz not null,
  resolved_by text references users (id),
  resolved_at timestamptz,
  agreed_at timestamptz,
  check ((state = 'open') = (resolved_at is null)),
  check ((state = 'open') = (act is null)),
  check ((state = 'agreed') = (agreed_at is not null))
);
create index succession_difference_of on succession_difference (succession_id, id);
create unique index succession_difference_once on succession_difference (succession_id, item_id, kind)
  where item_id is not null;

create sequence succession_note_number;

-- One row is a remark, an extension, a paper on hand, or the document of a lost item. It is never changed.
create table succession_note (
  id text primary key default numbered_id('SN', nextval('succession_note_number')),
  succession_id text not null references succession (id),
  kind text not null check (kind in ('note', 'extension', 'orders', 'lost-document')),
  text text not null check (text <> '' and text = btrim(text)),
  days integer check (days between 1 and 365),
  granted_by text check (granted_by <> '' and granted_by = btrim(granted_by)),
  -- The lost item that the document is about.
  item_id text references property (id),
  upload_id text references upload (id),
  by_user_id text not null references users (id),
  at timestamptz not null,
  check ((kind = 'extension') = (days is not null)),
  check ((kind = 'lost-document') = (item_id is not null))
);
create index succession_note_of on succession_note (succession_id, at);

alter table signature
  drop constraint signature_subject_kind_check,
  add constraint signature_subject_kind_check
    check (subject_kind in ('amendment', 'closing', 'gain', 'succession')),
  drop constraint signature_part_check,
  add constraint signature_part_check check (part in ('proposed', 'signed', 'outgoing', 'incoming', 'giver')),
  add column in_place_of text references users (id),
  add column reason text check (reason <> '' and reason = btrim(reason)),
  add column upload_id text references upload (id),
  add column voided_at timestamptz,
  add constraint signature_in_place check (in_place_of is null or (reason is not null and upload_id is not null));
drop index signature_once;
create unique index signature_once on signature (subject_kind, subject_id, part)
  where subject_kind not in ('gain', 'succession');
-- A succession is signed again after a signature was voided, and for the sections that were left out.
create unique index signature_of_set on signature (subject_id, part, content_hash)
  where subject_kind = 'succession' and voided_at is null;

create index succession_line_mark on succession_line (mark_upload_id) where mark_upload_id is not null;
create index succession_note_upload on succession_note (upload_id) where upload_id is not null;
create index succession_difference_upload on succession_difference (upload_id) where upload_id is not null;
create index succession_difference_found on succession_difference (found_upload_id) where found_upload_id is not null;
create index signature_upload on signature (upload_id) where upload_id is not null;

-- The papers and photos of each succession.
create view succession_upload as
  select succession_id, mark_upload_id as upload_id from succession_line where mark_upload_id is not null
  union all
  select succession_id, upload_id from succession_note where upload_id is not null
  union all
  select succession_id, upload_id from succession_difference where upload_id is not null
  union all
  select succession_id, found_upload_id from succession_difference where found_upload_id is not null
  union all
  select subject_id, upload_id from signature where subject_kind = 'succession' and upload_id is not null;
