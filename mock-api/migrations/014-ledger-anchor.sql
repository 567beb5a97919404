-- Checkpoints that were sent to a Hyperledger Fabric network. One row is one transaction.
create table ledger_anchor (
  size bigint not null check (size >= 1),
  root text not null,
  -- Id of the transaction, known before it is sent.
  tx_id text primary key,
  channel text not null,
  -- Block that holds the transaction; null until its status is known.
  block bigint,
  -- SENT, UNKNOWN where no status came when it was asked for again, else Fabric's validation code: VALID, ...
  status text not null default 'SENT',
  submitted_at timestamptz not null,
  committed_at timestamptz
);

-- A transaction's status is written once, and the row stays.
create function ledger_anchor_settled() returns trigger language plpgsql as $$
begin
  if (new.size, new.root, new.tx_id, new.channel, new.submitted_at)
      is distinct from (old.size, old.root, old.tx_id, old.channel, old.submitted_at)
    or old.status not in ('SENT', 'UNKNOWN') then
    raise exception 'The ledger only grows: UPDATE of ledger_anchor is refused.';
  end if;
  return new;
end $$;

create trigger ledger_anchor_guard before delete or truncate on ledger_anchor
  for each statement execute function ledger_refuse();
create trigger ledger_anchor_settlement before update on ledger_anchor
  for each row execute function ledger_anchor_settled();
