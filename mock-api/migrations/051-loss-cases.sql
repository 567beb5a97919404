-- Loss cases: the record of the search for what was reported lost or not seen in a count, and of its papers.

create sequence loss_case_number;
create sequence loss_case_item_number;

-- One row is a case of one book.
create table loss_case (
  id text primary key default numbered_id('LC', nextval('loss_case_number')),
  unit_id text not null references units (id),
  state text not null check (state in ('searching', 'submitted', 'decided', 'closed')),
  circumstances text not null check (circumstances <> '' and circumstances = btrim(circumstances)),
  -- Null where nobody said it: a count did not see the item, or it was Lost before there were cases.
  last_seen_at timestamptz,
  last_seen_where text check (last_seen_where <> '' and last_seen_where = btrim(last_seen_where)),
  reported_by text not null references users (id),
  opened_at timestamptz not null,
  discovered_on date not null,
  -- The last day for the papers, and how many days that was by the unit's setting.
  limit_on date not null,
  days integer not null check (days > 0),
  -- The papers: which form, its inquiry number and its day.
  form text check (form <> '' and form = btrim(form)),
  inquiry_number text check (inquiry_number <> '' and inquiry_number = btrim(inquiry_number)),
  submitted_on date,
  submitted_by text references users (id),
  submitted_at timestamptz,
  -- What the authority decided.
  authority text check (authority <> '' and authority = btrim(authority)),
  decision text check (decision in ('relief', 'liability')),
  decided_on date,
  decision_document text check (decision_document <> '' and decision_document = btrim(decision_document)),
  decided_by text references users (id),
  decided_at timestamptz,
  -- 'adjusted' where at least one item left the book.
  outcome text check (outcome in ('found', 'adjusted')),
  closed_at timestamptz,
  version integer not null default 1,
  constraint loss_case_submitted
    check (num_nulls(form, inquiry_number, submitted_on, submitted_by, submitted_at) in (0, 5)),
  constraint loss_case_decided
    check (num_nulls(authority, decision, decided_on, decision_document, decided_by, decided_at) in (0, 6)),
  constraint loss_case_closed check ((state = 'closed') = (closed_at is not null) and (closed_at is null) = (outcome is null)),
  constraint loss_case_days check (limit_on = discovered_on + (days - 1))
);
create index loss_case_newest on loss_case (opened_at desc, id desc);
create index loss_case_by_unit on loss_case (unit_id) where state <> 'closed';

-- One row is an item of a case, which ends for each item by itself.
create table loss_case_item (
  id text primary key default numbered_id('LI', nextval('loss_case_item_number')),
  case_id text not null references loss_case (id),
  item_id text not null references property (id),
  added_at timestamptz not null,
  -- Who was responsible at discovery, and everybody in the chain above.
  holder_user_id text references users (id),
  chain text[] not null default '{}',
  -- Found, to confirm: who says so, where and when, and the status that the item is to have.
  found_by text references users (id),
  found_reported_at timestamptz,
  found_at timestamptz,
  found_where text check (found_where <> '' and found_where = btrim(found_where)),
  found_status text,
  found_upload_id text references upload (id),
  -- The newest report that was refused.
  refused_by text references users (id),
  refused_at timestamptz,
  refused_reason text check (refused_reason <> '' and refused_reason = btrim(refused_reason)),
  -- Who read the serial number.
  confirmed_by text references users (id),
  outcome text check (outcome in ('found', 'adjusted')),
  closing_id text references closing (id),
  closed_at timestamptz,
  -- The newest event of the ledger that recorded it; null for one from before until it is recorded as found.
  event_id text unique,
  unique (case_id, item_id),
  constraint loss_case_item_found check (num_nulls(found_by, found_reported_at, found_at, found_where, found_status) in (0, 5)),
  constraint loss_case_item_refused check (num_nulls(refused_by, refused_at, refused_reason) in (0, 3)),
  constraint loss_case_item_closed check ((closed_at is null) = (outcome is null)),
  constraint loss_case_item_confirmed
    check ((outcome is not distinct from 'found') = (confirmed_by is not null)
      and (confirmed_by is null or (found_by is not null and confirmed_by <> found_by))),
  constraint loss_case_item_adjusted check (closing_id is null or outcome = 'adjusted')
);
-- An item is in at most one open case.
create unique index loss_case_item_open on loss_case_item (item_id) where closed_at is null;
create index loss_case_item_by_item on loss_case_item (item_id);
create index loss_case_item_upload on loss_case_item (found_upload_id) where found_upload_id is not null;

-- One row is a report of an item: the one that opened its case, and each further one.
create table loss_case_report (
  id bigint generated always as identity primary key,
  case_id text not null,
  item_id text not null,
  by_user_id text not null references users (id),
  at timestamptz not null,
  circumstances text not null check (circumstances <> ''),
  last_seen_at timestamptz,
  last_seen_where text,
  inventory_id text references inventory (id),
  foreign key (case_id, item_id) references loss_case_item (case_id, item_id)
);
create index loss_case_report_of_case on loss_case_report (case_id, id);

-- One row is a person who was asked for the items of a case, once.
create table loss_case_ask (
  case_id text not null references loss_case (id),
  user_id text not null references users (id),
  -- Why: 'held', 'verified' or 'had', with a time.
  reasons jsonb not null,
  asked_at timestamptz not null,
  answer text check (answer in ('not-with-me', 'i-have-it', 'i-saw-it')),
  answered_at timestamptz,
  seen_at timestamptz,
  seen_where text check (seen_where <> '' and seen_where = btrim(seen_where)),
  primary key (case_id, user_id),
  constraint loss_case_ask_answered check ((answer is null) = (answered_at is null)),
  constraint loss_case_ask_seen check (answer = 'i-saw-it' or num_nonnulls(seen_at, seen_where) = 0)
);
create index loss_case_ask_of_person on loss_case_ask (user_id) where answered_at is null;

-- One row is an exhibit. It keeps its letter for good: it may be struck, never removed.
create table loss_case_exhibit (
  case_id text not null references loss_case (id),
  position integer not null check (position >= 0),
  letter text not null check (letter ~ '^[A-Z]+$'),
  kind text not null check (kind in ('custody', 'inventory', 'photo', 'statement')),
  title text not null check (title <> ''),
  -- What was typed, or the canonical JSON that was hashed.
  content text,
  upload_id text references upload (id),
  inventory_id text references inventory (id),
  -- Hex.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  by_user_id text not null references users (id),
  at timestamptz not null,
  struck_by text references users (id),
  struck_at timestamptz,
  struck_reason text check (struck_reason <> '' and struck_reason = btrim(struck_reason)),
  primary key (case_id, position),
  unique (case_id, letter),
  constraint loss_case_exhibit_of check (num_nonnulls(content, upload_id, inventory_id) = 1),
  constraint loss_case_exhibit_struck check (num_nulls(struck_by, struck_at, struck_reason) in (0, 3))
);
create index loss_case_exhibit_upload on loss_case_exhibit (upload_id) where upload_id is not null;

create function refuse_loss_case_removal() returns trigger language plpgsql as $$
begin
  raise exception 'A loss case keeps its items and exhibits.';
end $$;
create trigger loss_case_exhibit_kept before delete on loss_case_exhibit
  for each statement execute function refuse_loss_case_removal();
create trigger loss_case_exhibit_not_emptied before truncate on loss_case_exhibit
  for each statement execute function refuse_loss_case_removal();

alter table closing add constraint closing_loss_case foreign key (loss_case_id) references loss_case (id);

-- What was Lost before there were cases gets one, with who reported it and when.
do $$
declare
  lost record;
  new_case text;
begin
  for lost in
    select property.id, property.unit_id, property.assigned_to_user_id as holder,
      coalesce(reported.actor_id, property.assigned_to_user_id, (select id from users order by created_at, id limit 1)) as reporter,
      coalesce(reported.ts, now()) as at, reported.reason
    from property
    left join lateral (
      select event.actor_id, event.ts, convert_from(event.body, 'UTF8')::jsonb -> 'details' ->> 'reason' as reason
      from ledger_event event
      where event.item_id = property.id and event.event_type = 'STATUS CHANGE'
        and convert_from(event.body, 'UTF8')::jsonb -> 'details' ->> 'newStatus' = 'Lost'
        and exists (select from users where users.id = event.actor_id)
      order by event.seq desc limit 1) reported on true
    where property.current_status = 'Lost' and property.left_at is null
    order by property.id
  loop
    insert into loss_case (unit_id, state, circumstances, reported_by, opened_at, discovered_on, limit_on, days)
    values (lost.unit_id, 'searching', coalesce(nullif(btrim(lost.reason), ''), 'Reported lost before there were loss cases.'),
      lost.reporter, lost.at, lost.at::date, lost.at::date + 14, 15)
    returning id into new_case;
    insert into loss_case_item (case_id, item_id, added_at, holder_user_id, chain)
    values (new_case, lost.id, lost.at, lost.holder,
      array(select user_id from custody_link where item_id = lost.id and user_id is not null order by position));
    insert into loss_case_report (case_id, item_id, by_user_id, at, circumstances)
    select new_case, lost.id, reported_by, opened_at, circumstances from loss_case where id = new_case;
  end loop;
end $$;
