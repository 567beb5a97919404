-- Photos of items: what an item, its data plate or its damage looks like.

-- One row is a photo that somebody added to an item. A removed one stays, and is not shown.
create table item_photo (
  item_id text not null references property (id),
  upload_id text not null references upload (id),
  kind text not null check (kind in ('item', 'data-plate', 'condition')),
  caption text check (caption = btrim(caption) and caption <> ''),
  by_user_id text not null references users (id),
  at timestamptz not null,
  removed_at timestamptz,
  primary key (item_id, upload_id)
);
create index item_photo_by_upload on item_photo (upload_id);
