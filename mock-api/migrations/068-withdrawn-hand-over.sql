-- Who ended a hand-over while it waited for the recipient's own session: the recipient, or an operator. Its waits_until is
-- when they did. Null where nobody did, also where it waited too long.
alter table handover
  add column withdrawn_by text references users (id),
  add constraint handover_withdrawn check (withdrawn_by is null or (state = 'lapsed' and waits_until is not null));
