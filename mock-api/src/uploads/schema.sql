-- Photos, in the database because the processes that serve them share no disk.

-- One row is a picture, kept once however often it was uploaded.
create table upload_content (
  -- SHA-256 of the bytes.
  hash bytea primary key check (octet_length(hash) = 32),
  width integer not null,
  height integer not null,
  -- Number of bytes, to be added up without reading them.
  size integer not null,
  -- JPEG.
  bytes bytea not null
);

-- One row is an upload of a picture by a person.
create table upload (
  -- Random, so that no address can be guessed.
  id text primary key,
  owner_user_id text not null references users (id),
  content_hash bytea not null references upload_content (hash),
  created_at timestamptz not null
);
create index upload_by_owner on upload (owner_user_id, created_at);
create index upload_by_content on upload (content_hash);
create index upload_by_age on upload (created_at);
