-- Webhooks: programs that are sent events of the ledger as they happen.

create sequence webhook_number;

-- One row is a webhook: an address, and which events are sent there.
create table webhook (
  id text primary key default numbered_id('WH', nextval('webhook_number')),
  name text not null check (name <> '' and name = btrim(name)),
  url text not null check (url ~ '^https?://'),
  -- Kept as it is, because each delivery is signed with it: 'whsec_' and 32 bytes in base64.
  secret text not null check (secret ~ '^whsec_'),
  -- Events of this unit and those below it; null for the whole ledger.
  unit_id text references units (id),
  -- Null for every type.
  event_types text[] check (cardinality(event_types) > 0),
  is_enabled boolean not null default true,
  created_by text not null references users (id),
  created_at timestamptz not null,
  -- When the first attempt failed after the last that succeeded; null while they succeed.
  failing_since timestamptz,
  last_problem text,
  last_delivered_at timestamptz,
  check ((failing_since is null) = (last_problem is null))
);
create unique index webhook_name_unique on webhook (lower(name));
create index webhook_by_unit on webhook (unit_id) where unit_id is not null;

create sequence webhook_delivery_number;

-- One row is an event that goes to one webhook, written in the transaction of the event: the outbox.
create table webhook_delivery (
  id text primary key default numbered_id('WD', nextval('webhook_delivery_number')),
  -- No foreign key. The row is written under the lock of the ledger, and must not wait for an Admin who removes the
  -- webhook in a transaction that waits for the same lock.
  webhook_id text not null,
  -- Of the ledger's event, or of a test. It is sent as webhook-id.
  event_id text not null,
  -- Null for a test.
  seq bigint,
  event_type text not null,
  item_id text,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  -- Attempts since it was queued or resent.
  attempts integer not null default 0,
  -- When it is sent next. While it is being sent: when another process may send it in place of one that died.
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (webhook_id, event_id),
  check ((state = 'waiting') = (ended_at is null))
);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where state = 'waiting';
-- What an event waits for: earlier ones of its item.
create index webhook_delivery_order on webhook_delivery (webhook_id, item_id, seq) where state = 'waiting';
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_dead on webhook_delivery (webhook_id) where state = 'dead';
create index webhook_delivery_ended on webhook_delivery (ended_at) where ended_at is not null;

-- One row is one attempt to deliver.
create table webhook_attempt (
  id bigint generated always as identity primary key,
  delivery_id text not null references webhook_delivery (id) on delete cascade,
  at timestamptz not null,
  -- Of the answer; null where there was none.
  status integer,
  -- Why it failed, as a sentence; null where it succeeded.
  problem text,
  duration_ms integer not null check (duration_ms >= 0)
);
create index webhook_attempt_by_delivery on webhook_attempt (delivery_id, id);

-- Every event of the ledger comes through here, whoever appends it. A unit is sent what its leaders read in the ledger:
-- events of the items that it carries or holds, or that left its book, and events about no item of its own people. It is
-- also sent the end of a transfer by which one of its people gave an item away, which it sees no longer.
create function webhook_enqueue() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (webhook_id, event_id, seq, event_type, item_id, due_at, created_at)
    select webhook.id, new.event_id, new.seq, new.event_type, new.item_id, new.ts, new.ts
    from webhook
    where webhook.is_enabled
      and (webhook.event_types is null or new.event_type = any(webhook.event_types))
      and (webhook.unit_id is null
        or exists (select from visible_item seen
          where seen.item_id = new.item_id and seen.scope_id in (webhook.unit_id, 'left:' || webhook.unit_id))
        or exists (select from transfer
          join users giver on giver.id = transfer.from_user_id
          join unit_ancestor on unit_ancestor.unit_id = giver.unit_id
          where transfer.event_id = new.event_id and unit_ancestor.ancestor_id = webhook.unit_id)
        or (new.item_id is null and exists (select from users actor
          join unit_ancestor on unit_ancestor.unit_id = actor.unit_id
          where actor.id = new.actor_id and unit_ancestor.ancestor_id = webhook.unit_id)))
    on conflict do nothing;
  if found then
    notify webhooks;
  end if;
  return null;
end $$;
create trigger webhook_enqueue after insert on ledger_event
  for each row execute function webhook_enqueue();
