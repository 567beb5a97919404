-- What a closed count did not see is missing until another person than its holder has seen it.
alter table property
  -- When it was not seen, and in which count. The newest count decides.
  add column missing_since timestamptz,
  add column missing_inventory_id text references inventory (id),
  add constraint property_missing check ((missing_since is null) = (missing_inventory_id is null)),
  -- Nobody looks for what left the book.
  add constraint property_missing_on_book check (missing_since is null or left_at is null);
create index property_missing on property (id) where missing_since is not null;

alter table inventory
  -- SHA-256 of the list as it was opened, and of the result as it was closed. Null for a count from before.
  add column list_digest text check (list_digest ~ '^[0-9a-f]{64}$'),
  add column result_digest text check (result_digest ~ '^[0-9a-f]{64}$'),
  add constraint inventory_result check (result_digest is null or closed_at is not null);

-- A read that arrives after the closing is kept beside the result, and belongs to no part of it.
alter table inventory_extra
  drop constraint inventory_extra_result_check,
  add constraint inventory_extra_result_check
    check (result in ('not-mine', 'not-on-the-books', 'near-miss', 'late')),
  -- Of a late read: the item of the list that was read, when the device says so, and who accepted it.
  add column item_id text references property (id),
  add column device_at timestamptz,
  add column accepted_by_user_id text references users (id),
  add column accepted_at timestamptz,
  add constraint inventory_extra_accepted
    check ((accepted_at is null) = (accepted_by_user_id is null) and (accepted_at is null or item_id is not null)),
  add constraint inventory_extra_late
    check (result = 'late' or (item_id is null and device_at is null and accepted_at is null));
create index inventory_extra_late_read on inventory_extra (item_id) where item_id is not null;

-- The check of the ledger counts the verifications of each item along these alone.
create index verification_recorded on verification (item_id) where event_id is not null;
create index verification_unrecorded on verification (item_id, at) where event_id is null;

-- Readiness of past days: what was missing then is ready for nothing.
alter table readiness_count add column missing boolean not null default false;
