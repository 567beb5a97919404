-- The hand receipt of a pair, with its number, and the papers that were printed of it.

-- The forms of single transfers keep the numbers that they have.
alter table hand_receipt rename to transfer_receipt;
alter table transfer_receipt rename constraint hand_receipt_pkey to transfer_receipt_pkey;
alter table transfer_receipt rename constraint hand_receipt_number_check to transfer_receipt_number_check;
alter table transfer_receipt
  rename constraint hand_receipt_transfer_id_key to transfer_receipt_transfer_id_key;
alter table transfer_receipt
  rename constraint hand_receipt_made_by_user_id_request_key_key to transfer_receipt_request_key;
alter table transfer_receipt
  rename constraint hand_receipt_holder_user_id_fkey to transfer_receipt_holder_user_id_fkey;
alter table transfer_receipt
  rename constraint hand_receipt_transfer_id_fkey to transfer_receipt_transfer_id_fkey;
alter table transfer_receipt
  rename constraint hand_receipt_made_by_user_id_fkey to transfer_receipt_made_by_user_id_fkey;

create sequence hand_receipt_number;

-- One row is the hand receipt of a pair: a giver and the person directly below them in a chain. It begins when it is
-- first printed. It ends with the last item of the pair; if the pair begins again, it is another hand receipt.
create table hand_receipt (
  -- Its number, e.g. HR-0017.
  id text primary key default numbered_id('HR', nextval('hand_receipt_number')),
  -- The giver: a person, or the property book of a unit.
  giver_user_id text references users (id),
  unit_id text references units (id),
  holder_user_id text not null references users (id),
  opened_at timestamptz not null,
  -- A trigger of custody_link writes it: the chains are what the ledger proves.
  closed_at timestamptz,
  -- The event of its first paper. No foreign key: the event is appended at the commit, after the row.
  event_id text not null unique,
  check ((giver_user_id is null) <> (unit_id is null)),
  check (giver_user_id <> holder_user_id)
);
create unique index hand_receipt_open
  on hand_receipt (holder_user_id, coalesce(giver_user_id, ''), coalesce(unit_id, ''))
  where closed_at is null;
create index hand_receipt_giver on hand_receipt (giver_user_id) where closed_at is null;

-- One row is a paper as it was printed: what it lists, and the code by which it is checked.
create table printed_paper (
  -- Eight random characters.
  id text primary key,
  -- receipt: all items of the pair. extract: some of them. request: the accepted lines of a request.
  kind text not null check (kind in ('receipt', 'extract', 'request')),
  hand_receipt_id text not null references hand_receipt (id),
  edition integer not null check (edition > 0),
  -- The request, of a paper of one.
  subject_id text,
  -- [{ item, serialNumber, components }] by item id; the hash is that of its canonical JSON.
  lines jsonb not null,
  lines_hash bytea not null,
  -- Lines of the form: like items share one.
  line_count integer not null check (line_count > 0),
  -- Ten random characters that only the paper shows.
  secret text not null,
  -- The state of the ledger that its code names.
  ledger_size integer not null,
  root text not null,
  printed_by text not null references users (id),
  printed_at timestamptz not null,
  -- The keyed call that printed it: sent again, it prints the same paper.
  request_key text,
  event_id text not null unique,
  unique (hand_receipt_id, edition),
  check ((kind = 'request') = (subject_id is not null))
);
create unique index printed_paper_key on printed_paper (printed_by, request_key, hand_receipt_id)
  where request_key is not null;

-- At the commit: a write may take links out and put the same in again.
create function close_hand_receipts() returns trigger language plpgsql as $$
begin
  update hand_receipt receipt set closed_at = now()
    where receipt.closed_at is null
      and (receipt.holder_user_id = old.user_id or receipt.giver_user_id = old.user_id)
      and not exists (
        select from custody_link below
        join custody_link above on above.item_id = below.item_id and above.position = below.position - 1
        join property on property.id = below.item_id
        where below.user_id = receipt.holder_user_id
          and above.user_id is not distinct from receipt.giver_user_id
          and (receipt.unit_id is null or property.unit_id = receipt.unit_id));
  return null;
end $$;
create constraint trigger custody_link_closes after delete or update on custody_link
  deferrable initially deferred
  for each row when (old.user_id is not null) execute function close_hand_receipts();
