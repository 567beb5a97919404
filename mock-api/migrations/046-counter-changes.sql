-- A change of a temporary hand receipt that waits for its recipient's own session. One row of a receipt at most: a later
-- change takes the place of the one before.
create table temporary_change (
  handover_id text primary key references handover (id),
  act text not null check (act in ('extend', 'convert')),
  -- Until when it is extended.
  due_at timestamptz,
  session_id text not null references counter_session (id),
  -- SHA-256 of the canonical JSON (RFC 8785) of what the recipient is shown.
  content_hash bytea not null check (length(content_hash) = 32),
  waits_until timestamptz not null,
  constraint temporary_change_due check ((act = 'extend') = (due_at is not null))
);
create index temporary_change_waits on temporary_change (waits_until);

-- When the card was issued: its file is had again for a short time only. Null for cards from before.
alter table weapon_authorization add column card_printed_at timestamptz;
