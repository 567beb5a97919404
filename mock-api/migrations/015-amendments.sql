-- Amendments of identifying data by two signatures, and the numbers that items had before.

-- One row is a person's signature under a paper. What they signed is named by its kind and id.
create sequence signature_number;
create table signature (
  id text primary key default numbered_id('SG', nextval('signature_number')),
  subject_kind text not null check (subject_kind in ('amendment')),
  subject_id text not null,
  -- As what they signed it.
  part text not null check (part in ('proposed', 'signed')),
  user_id text not null references users (id),
  method text not null check (method in ('own-session')),
  -- SHA-256 of the canonical JSON (RFC 8785) of what they signed.
  content_hash bytea not null check (length(content_hash) = 32),
  at timestamptz not null,
  unique (subject_kind, subject_id, part)
);

create sequence amendment_number;

-- One row is an amendment. It changes nothing until a second person signs it.
create table amendment (
  id text primary key,
  -- The unit whose property book carries its items.
  unit_id text not null references units (id),
  kind text not null check (kind in ('data', 'downgrade')),
  state text not null check (state in ('reported', 'proposed', 'signed', 'refused', 'withdrawn')),
  reason text not null check (length(reason) >= 10 and reason = btrim(reason)),
  document_number text check (document_number <> '' and document_number = btrim(document_number)),
  created_at timestamptz not null,
  -- Null where nobody reported it before it was proposed.
  reported_by text references users (id),
  proposed_by text references users (id),
  -- Who signed, refused or withdrew it, when, and why it was refused.
  ended_by text references users (id),
  ended_at timestamptz,
  end_reason text,
  -- The newest event of the ledger that recorded it. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  check (coalesce(reported_by, proposed_by) is not null),
  check ((state in ('reported', 'proposed')) = (ended_by is null)),
  check ((ended_by is null) = (ended_at is null)),
  check (state not in ('proposed', 'signed') or proposed_by is not null)
);
create index amendment_newest on amendment (created_at desc, id desc);
create index amendment_open on amendment (unit_id)
  where state in ('reported', 'proposed');

-- One row is a value that an amendment changes.
create table amendment_line (
  amendment_id text not null references amendment (id),
  position integer not null check (position >= 0),
  item_id text not null references property (id),
  field text not null
    check (field in ('serial_number', 'nsn', 'lin', 'uii', 'name', 'category', 'ciic', 'sensitive_mark')),
  -- What was on record when it was reported or proposed, and what is to be.
  from_value text,
  to_value text,
  primary key (amendment_id, position),
  unique (amendment_id, item_id, field)
);
create index amendment_line_by_item on amendment_line (item_id);

-- One row is a photo of a data plate that an amendment carries.
create table amendment_photo (
  amendment_id text not null references amendment (id),
  position integer not null check (position >= 0),
  upload_id text not null references upload (id),
  primary key (amendment_id, position),
  unique (amendment_id, upload_id)
);
create index amendment_photo_by_upload on amendment_photo (upload_id);

-- One row is a number that an item had until an amendment changed it.
create table former_identifier (
  item_id text not null references property (id),
  kind text not null check (kind in ('serial', 'nsn', 'lin', 'uii')),
  value text not null check (value <> ''),
  until timestamptz not null,
  amendment_id text not null references amendment (id),
  primary key (amendment_id, item_id, kind)
);
create index former_identifier_by_item on former_identifier (item_id, until desc);
create index former_identifier_serial on former_identifier (value)
  where kind = 'serial';

-- What a search box matches has the former serial numbers too, each after a space.
alter table property add column former_text text not null default '';
alter table property drop column search_text;
alter table property
  add column search_text text not null generated always as (name || ' ' || serial_number || former_text) stored;
create index property_search on property using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index property_search_short on property using gin (short_pieces(search_text))
  with (gin_pending_list_limit = 64);
alter index property_search_short alter column 1 set statistics 0;

create function former_identifier_changed() returns trigger language plpgsql as $$
begin
  update property set former_text = coalesce(
    (select string_agg(' ' || value, '' order by until desc, amendment_id desc)
      from former_identifier where item_id = property.id and kind = 'serial'), '')
    where id in (select item_id from changed);
  return null;
end $$;
create trigger former_identifier_added after insert on former_identifier
  referencing new table as changed for each statement execute function former_identifier_changed();

-- An item that left the book stays on record: no statement deletes one.
create function property_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'An item is never deleted: % of property is refused.', tg_op;
end $$;
create trigger property_guard before delete or truncate on property
  for each statement execute function property_refuse();
