-- In a recount an extra code is read again, or looked for and not found, as a line is.
alter table inventory_extra
  -- Who looked for its item in the recount and did not find it.
  add column not_here_at timestamptz,
  add column not_here_by_user_id text references users (id),
  add constraint inventory_extra_not_here check (num_nulls(not_here_at, not_here_by_user_id) in (0, 2));
