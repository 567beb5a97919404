-- What witnesses on other machines have signed, and how each of them answers.

-- One row is a checkpoint that a witness cosigned: the line of the first time, and the newest one.
create table ledger_cosignature (
  size bigint not null check (size >= 1),
  -- Verifier key of the witness.
  witness_key text not null,
  -- The checkpoint as the log signed it. It outlives an edit of ledger_checkpoint.
  note text not null,
  first_line text not null,
  first_at timestamptz not null,
  newest_line text not null,
  newest_at timestamptz not null,
  primary key (size, witness_key)
);

-- One row is a witness. All processes of the server read and write it, so that one of them asks at a time.
create table ledger_witness (
  witness_key text primary key,
  -- The largest checkpoint that it cosigned here; 0 before the first.
  size bigint not null default 0,
  state text not null default 'waiting',
  -- What is wrong, as a sentence.
  problem text,
  -- Since when this server asks it.
  since timestamptz not null,
  asked_at timestamptz,
  answered_at timestamptz,
  -- Time of its newest cosignature.
  cosigned_at timestamptz,
  -- Failures since the last cosignature.
  failures integer not null default 0,
  -- Until then the process that asks it has it to itself.
  claimed_until timestamptz not null default now(),
  -- When it is asked next, unless a newer checkpoint comes before.
  due_at timestamptz not null default now()
);

-- A cosignature stays. Only the newest line of it may be replaced, by one of a later time.
create function ledger_cosignature_renewed() returns trigger language plpgsql as $$
begin
  if (new.size, new.witness_key, new.note, new.first_line, new.first_at)
      is distinct from (old.size, old.witness_key, old.note, old.first_line, old.first_at)
    or new.newest_at < old.newest_at then
    raise exception 'The ledger only grows: UPDATE of ledger_cosignature is refused.';
  end if;
  return new;
end $$;

create trigger ledger_cosignature_guard before delete or truncate on ledger_cosignature
  for each statement execute function ledger_refuse();
create trigger ledger_cosignature_renewal before update on ledger_cosignature
  for each row execute function ledger_cosignature_renewed();
