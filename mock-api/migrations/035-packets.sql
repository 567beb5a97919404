-- The packet of a succession: what both sides signed, and the papers of it.

-- One row is a signing: a set that both sides signed, with its packet. A succession whose sections were left out is signed
-- again for them, and has a packet for each signing.
create table succession_signing (
  succession_id text not null references succession (id),
  -- From 1.
  number integer not null check (number > 0),
  set_hash bytea not null check (length(set_hash) = 32),
  -- Canonical JSON of the lines that were signed; its SHA-256 is the set hash. What it says of an item may change since.
  content text not null,
  signed_at timestamptz not null,
  -- Who gave the last signature.
  signed_by text not null references users (id),
  -- The packet, once it is made.
  pdf bytea,
  pages integer check (pages > 0),
  -- Ids of the papers that are bound in it.
  papers text[],
  json text,
  made_at timestamptz,
  primary key (succession_id, number),
  check ((pdf is null) = (pages is null) and (pdf is null) = (papers is null)),
  check ((json is null) = (made_at is null)),
  check (json is null or pdf is not null)
);
create index succession_signing_unmade on succession_signing (signed_at) where made_at is null;

-- Papers of other records than a hand receipt: `subject_id` names the record, and `edition` counts its papers.
alter table printed_paper
  drop constraint printed_paper_kind_check,
  add constraint printed_paper_kind_check
    check (kind in ('receipt', 'extract', 'request', 'packet', 'memorandum', 'clearance')),
  drop constraint if exists printed_paper_check,
  drop constraint if exists printed_paper_subject,
  add constraint printed_paper_subject check ((kind in ('receipt', 'extract')) = (subject_id is null)),
  alter column hand_receipt_id drop not null,
  drop constraint if exists printed_paper_receipt,
  add constraint printed_paper_receipt
    check ((kind in ('receipt', 'extract', 'request')) = (hand_receipt_id is not null)),
  -- What the paper says is no longer so.
  add column if not exists voided_at timestamptz,
  -- SHA-256 of the file, where the file is stored.
  add column file_hash bytea check (length(file_hash) = 32);
create unique index if not exists printed_paper_of_subject on printed_paper (kind, subject_id, edition)
  where hand_receipt_id is null;
