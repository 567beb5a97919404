-- Requests that are sent again, and what the server hands out and believes when it comes back.

-- One row is the answer to a write that had an Idempotency-Key, so that the same write sent again gets the same answer
-- and no second effect. A copy of the table tells nobody anything: it has the hash of the key, and the answer is
-- encrypted with the key itself.
create table idempotency_key (
  user_id text not null references users (id) on delete cascade,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  -- Of method, address and body: the same key for another request is a mistake.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status integer not null check (status between 200 and 499),
  -- Bytes of the body as it was sent, encrypted. Not jsonb, which would change their order.
  sealed_answer bytea not null,
  created_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index idempotency_key_by_age on idempotency_key (created_at);

-- The one row is the key that signs cursors and the mark of a known browser. All processes of the server share it; the
-- first one to start makes it.
create table server_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
