-- The count on a phone: blind lists, the recount, cancelled counts, rules of who may count, and what becomes of extras.

alter table inventory
  -- How it is counted and who may count, as of its opening; null for a count from before.
  add column rules jsonb,
  -- The team sees no serial number before it was read.
  add column blind boolean not null default false,
  -- The end of the first count: since then other people look for the differences.
  add column recount_at timestamptz,
  add column recount_by_user_id text references users (id),
  -- Why a Commander closed it without a recount.
  add column no_recount_reason text check (no_recount_reason <> '' and no_recount_reason = btrim(no_recount_reason)),
  -- Why it ended without a result. Its end is `closed_at`.
  add column cancel_reason text check (cancel_reason <> '' and cancel_reason = btrim(cancel_reason)),
  add column state text not null generated always as (case
    when cancel_reason is not null then 'cancelled'
    when closed_at is not null then 'closed'
    when recount_at is not null then 'recount'
    else 'open' end) stored,
  add constraint inventory_recount check (num_nulls(recount_at, recount_by_user_id) in (0, 2)),
  add constraint inventory_cancelled check (cancel_reason is null or closed_at is not null);

-- One row is a rule that a Commander waived for a person.
create table inventory_waiver (
  inventory_id text not null references inventory (id) on delete cascade,
  user_id text not null references users (id),
  rule text not null check (rule in ('notHolder', 'notArmorer', 'minRank')),
  reason text not null check (length(reason) >= 10 and reason = btrim(reason)),
  by_user_id text not null references users (id),
  at timestamptz not null,
  primary key (inventory_id, user_id, rule)
);

alter table inventory_line
  -- It was read in the recount.
  add column in_recount boolean not null default false,
  -- Who looked for it in the recount and did not find it.
  add column not_here_at timestamptz,
  add column not_here_by_user_id text references users (id),
  add constraint inventory_line_not_here check (num_nulls(not_here_at, not_here_by_user_id) in (0, 2));

create sequence inventory_extra_number;
alter table inventory_extra
  add column id text not null unique default numbered_id('X', nextval('inventory_extra_number')),
  -- It was read for the first time in the recount.
  add column in_recount boolean not null default false,
  add column note text check (note <> '' and note = btrim(note)),
  -- A near miss whose item was read right later.
  add column read_again_at timestamptz,
  -- Who read it again in the recount.
  add column recount_at timestamptz,
  add column recount_by_user_id text references users (id),
  -- What it turned out to be, once the inventory is closed.
  add column resolution text
    check (resolution in ('other-unit', 'typing-error', 'found-on-installation', 'not-army-property')),
  add column resolution_note text check (resolution_note <> '' and resolution_note = btrim(resolution_note)),
  add column resolved_by_user_id text references users (id),
  add column resolved_at timestamptz,
  add constraint inventory_extra_recount check (num_nulls(recount_at, recount_by_user_id) in (0, 2)),
  add constraint inventory_extra_resolved check (num_nulls(resolution, resolved_by_user_id, resolved_at) in (0, 3));

-- One row is a photo of an extra.
create table inventory_extra_photo (
  extra_id text not null references inventory_extra (id) on delete cascade,
  position integer not null check (position between 0 and 3),
  upload_id text not null references upload (id),
  primary key (extra_id, position)
);
create index inventory_extra_photo_by_upload on inventory_extra_photo (upload_id);

alter table signature
  drop constraint signature_part_check,
  add constraint signature_part_check check (part in
    ('proposed', 'signed', 'outgoing', 'incoming', 'giver', 'recipient', 'extended', 'converted', 'keys',
     'team', 'opener', 'commander'));
create unique index signature_of_inventory on signature (subject_id, part, user_id)
  where subject_kind = 'inventory' and part <> 'keys';
