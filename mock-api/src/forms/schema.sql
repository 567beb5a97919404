-- One row is a hand receipt by its number: each holder's are numbered from 1.
create table hand_receipt (
  -- Who signs; where the form names nobody of the records, who made it.
  holder_user_id text not null references users (id),
  number integer not null check (number > 0),
  -- The transfer that it is the form of: its form keeps its number however often it is printed.
  transfer_id text unique references transfer (id),
  -- The keyed request that made it: sent again, it keeps its number. Null without an Idempotency-Key.
  request_key text,
  made_at timestamptz not null,
  made_by_user_id text not null references users (id),
  primary key (holder_user_id, number),
  unique (made_by_user_id, request_key)
);
