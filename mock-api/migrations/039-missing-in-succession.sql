-- A line that a joint count did not find is missing as what any closed count did not see.

alter table property
  -- The succession whose section was counted without it. An inventory, or a succession, has set the mark.
  add column missing_succession_id text references succession (id),
  -- What did not see it, as sentences name it: I-0012 or SC-0003.
  add column missing_in text generated always as (coalesce(missing_inventory_id, missing_succession_id)) stored,
  drop constraint property_missing,
  add constraint property_missing
    check (num_nonnulls(missing_inventory_id, missing_succession_id) = num_nonnulls(missing_since));

alter table succession_line
  -- When its section was counted without it. From then on it is found by a read of anybody but its holder, in any count.
  add column not_seen_at timestamptz,
  add constraint succession_line_not_seen check (not_seen_at is null or result = 'not-found');
