-- Documents that people send each other, their answers and their photos.

create sequence document_number;

-- One row is a document from one person to another.
create table document (
  id text primary key default numbered_id('D', nextval('document_number')),
  type text not null,
  subtype text,
  title text not null,
  description text,
  sender_user_id text not null references users (id),
  recipient_user_id text not null references users (id),
  sent_at timestamptz not null,
  read_at timestamptz,
  item_id text references property (id),
  form_data jsonb not null,
  attachments jsonb not null default '[]',
  -- The first document of a chain of forwards and answers; null for the first itself.
  thread_id text references document (id),
  forwarded_from text references document (id),
  forward_note text,
  -- The form that this document reports on.
  answers text references document (id),
  -- The work that it is about. The foreign key is in maintenance/schema.sql.
  maintenance_id text,
  search_text text not null generated always as (
    title || ' ' || coalesce(description, '') || ' ' || coalesce(form_data ->> 'faultDescription', '')
  ) stored,
  -- The count that an inventory report is about; null for every other document. The foreign key is in
  -- inventory/schema.sql.
  inventory_id text
);
create index document_inbox on document (recipient_user_id, sent_at desc, id);
create index document_sent on document (sender_user_id, sent_at desc, id);
create index document_unread on document (recipient_user_id)
  where read_at is null;
create index document_search on document using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index document_thread on document (thread_id)
  where thread_id is not null;
create index document_by_maintenance on document (maintenance_id)
  where maintenance_id is not null;
create index document_by_inventory on document (inventory_id)
  where inventory_id is not null;

create sequence corrective_action_number;

-- One row is what the receiver of a form did about it.
create table corrective_action (
  id text primary key default numbered_id('CA', nextval('corrective_action_number')),
  document_id text not null references document (id),
  thread_id text not null references document (id),
  by_user_id text not null references users (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('corrected', 'parts-ordered', 'referred', 'deferred', 'no-fault-found')),
  action text not null check (action <> '')
);
create index corrective_action_by_thread on corrective_action (thread_id, at);

-- One row is a photo of a document. Everyone who may see the document may see the photo.
create table document_attachment (
  document_id text not null references document (id) on delete cascade,
  upload_id text not null references upload (id),
  primary key (document_id, upload_id)
);
create index document_attachment_by_upload on document_attachment (upload_id);
