-- Clearing a person who leaves: what is on them is returned, and somebody else signs that it is.

create sequence clearance_number;

-- One row is a clearance. Most of its steps are worked out from the other tables whenever they are read.
create table clearance (
  id text primary key default numbered_id('PC', nextval('clearance_number')),
  user_id text not null references users (id),
  opened_by text not null references users (id),
  opened_at timestamptz not null,
  leaves_on date not null,
  -- What somebody ticks: [{ text, doneBy, doneAt }], as the unit's settings had it when the clearance was opened.
  hand_steps jsonb not null,
  -- While it holds, an Admin may deactivate the person all the same.
  override_reason text check (length(override_reason) >= 20 and override_reason = btrim(override_reason)),
  override_by text references users (id),
  override_at timestamptz,
  override_until timestamptz,
  signed_by text references users (id),
  signed_at timestamptz,
  -- A trigger of custody_link writes it: the chains are what the ledger proves.
  reopened_at timestamptz,
  cancelled_by text references users (id),
  cancelled_at timestamptz,
  state text not null generated always as (
    case
      when cancelled_at is not null then 'cancelled'
      when signed_at is not null and reopened_at is null then 'cleared'
      when override_until is not null then 'overridden'
      else 'open'
    end) stored,
  -- The newest event of the ledger that recorded it. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  constraint clearance_override check (
    (override_reason is null) = (override_by is null)
    and (override_reason is null) = (override_at is null)
    and (override_reason is null) = (override_until is null)),
  constraint clearance_signed check ((signed_by is null) = (signed_at is null)),
  constraint clearance_signed_by check (signed_by <> user_id),
  constraint clearance_reopened check (reopened_at is null or signed_at is not null),
  constraint clearance_cancelled check ((cancelled_by is null) = (cancelled_at is null))
);
create unique index clearance_open on clearance (user_id) where state in ('open', 'overridden');
create index clearance_of_person on clearance (user_id, opened_at desc);

alter table signature
  drop constraint signature_subject_kind_check,
  add constraint signature_subject_kind_check
    check (subject_kind in ('amendment', 'closing', 'gain', 'succession', 'clearance'));
drop index signature_once;
create unique index signature_once on signature (subject_kind, subject_id, part)
  where subject_kind not in ('gain', 'succession', 'clearance');
-- A clearance is signed again after it was opened again.
create unique index signature_of_clearance on signature (subject_id, part)
  where subject_kind = 'clearance' and voided_at is null;

-- Papers of other records than a hand receipt: `subject_id` names the record, and `edition` counts its papers.
alter table printed_paper
  drop constraint printed_paper_kind_check,
  add constraint printed_paper_kind_check check (kind in ('receipt', 'extract', 'request', 'clearance')),
  drop constraint printed_paper_check,
  add constraint printed_paper_subject check ((kind in ('receipt', 'extract')) = (subject_id is null)),
  alter column hand_receipt_id drop not null,
  add constraint printed_paper_receipt
    check ((kind in ('receipt', 'extract', 'request')) = (hand_receipt_id is not null)),
  -- What the paper says is no longer so.
  add column voided_at timestamptz;
create unique index printed_paper_of_subject on printed_paper (kind, subject_id, edition)
  where hand_receipt_id is null;

-- Signatures and memorandums of a person's clearances are void from now on.
create function void_clearance(person text) returns void language sql as $$
  update signature set voided_at = now()
    from clearance
    where clearance.user_id = person and signature.subject_kind = 'clearance'
      and signature.subject_id = clearance.id and signature.voided_at is null;
  update printed_paper set voided_at = now()
    from clearance
    where clearance.user_id = person and printed_paper.kind = 'clearance'
      and printed_paper.subject_id = clearance.id and printed_paper.voided_at is null;
$$;

-- A person who signs for an item is not clear any more, whatever act it was. It waits for a signature that is being given.
create function reopen_clearances() returns trigger language plpgsql as $$
declare
  newest record;
begin
  for newest in
    select clearance.id, clearance.user_id from clearance
    where clearance.user_id in (select user_id from added)
      and not exists (select from clearance later
        where later.user_id = clearance.user_id and later.opened_at > clearance.opened_at)
    order by clearance.user_id
    for update of clearance
  loop
    update clearance set reopened_at = now() where id = newest.id and state = 'cleared';
    if found then
      perform void_clearance(newest.user_id);
    end if;
  end loop;
  return null;
end $$;
create trigger custody_link_added_reopens after insert on custody_link
  referencing new table as added for each statement execute function reopen_clearances();
create trigger custody_link_moved_reopens after update on custody_link
  referencing new table as added for each statement execute function reopen_clearances();
