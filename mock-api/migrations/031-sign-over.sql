-- A sign-over: an offer by which the giver leaves the chain, and the recipient takes their place in it.
alter table transfer
  add column sign_over boolean not null default false,
  -- The person above the giver, from whom the recipient will have the item.
  add column superior_user_id text references users (id),
  -- They must agree before the recipient can answer.
  add column needs_consent boolean not null default false,
  add column superior_agreed_at timestamptz,
  add constraint transfer_signed_over check (not (is_recall and sign_over)),
  add constraint transfer_superior check (sign_over = (superior_user_id is not null)),
  add constraint transfer_consent check (sign_over or not needs_consent),
  add constraint transfer_agreed check (needs_consent or superior_agreed_at is null);
create index transfer_superior on transfer (superior_user_id, requested_at desc)
  where superior_user_id is not null;
