-- A person whom an Admin keeps from signing in, e.g. where their account was stolen. Status and custody stay as they are.
alter table users
  add column sign_in_blocked_at timestamptz,
  add column sign_in_block_reason text
    check (sign_in_block_reason <> '' and sign_in_block_reason = btrim(sign_in_block_reason)),
  add constraint users_sign_in_block check ((sign_in_blocked_at is null) = (sign_in_block_reason is null));
