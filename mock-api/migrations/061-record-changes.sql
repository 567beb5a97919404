-- Which records of the lists were created or changed, and in which transaction: for programs that read only changes.

-- One row is a change of one record by one transaction. A transaction only ever adds rows of its own, so noting changes
-- makes no transaction wait for another. A job deletes all but the newest row of each record.
create table record_change (
  -- Of which list, such as property.
  list text not null,
  record_id text not null,
  -- A row is seen once this transaction has committed. A reader that took pg_snapshot_xmin before it read has missed
  -- nothing below that number, so it asks from there on the next time.
  changed_in xid8 not null default pg_current_xact_id(),
  -- When the transaction began.
  changed_at timestamptz not null default now(),
  primary key (list, record_id, changed_in)
);
create index record_change_by_transaction on record_change (list, changed_in);

-- Notes a change for each pair of arguments: a list, and the column with the id of its record. A row that moves from one
-- record to another changes both.
create function note_record_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
begin
  if was = is_now then return null; end if;
  for place in 0 .. tg_nargs / 2 - 1 loop
    insert into record_change (list, record_id)
      select tg_argv[2 * place], id
      from unnest(array[was ->> tg_argv[2 * place + 1], is_now ->> tg_argv[2 * place + 1]]) id
      where id is not null
      on conflict do nothing;
  end loop;
  return null;
end $$;

create temporary table noted (source text, list text, id_column text) on commit drop;
insert into noted values
  ('property', 'property', 'id'),
  ('component', 'property', 'property_id'),
  ('custody_link', 'property', 'item_id'),
  ('transfer', 'property', 'item_id'),
  ('former_identifier', 'property', 'item_id'),
  ('possession', 'property', 'item_id'),
  ('item_photo', 'property', 'item_id'),
  ('calibration', 'property', 'item_id'),
  ('attached_component', 'property', 'parent_id'),
  ('attached_component', 'property', 'component_id'),
  ('verification', 'sensitive', 'item_id'),
  ('verification', 'verification', 'id'),
  ('transfer', 'transfer', 'id'),
  ('transfer_receipt', 'transfer', 'transfer_id'),
  ('document', 'document', 'id'),
  ('document_attachment', 'document', 'document_id'),
  ('maintenance_item', 'maintenance', 'id'),
  ('maintenance_part', 'maintenance', 'maintenance_id'),
  ('inventory', 'inventory', 'id'),
  ('inventory_line', 'inventory', 'inventory_id'),
  ('inventory_extra', 'inventory', 'inventory_id'),
  ('inventory_counter', 'inventory', 'inventory_id'),
  ('inventory_waiver', 'inventory', 'inventory_id'),
  ('loss_case', 'loss-case', 'id'),
  ('loss_case_item', 'loss-case', 'case_id'),
  ('loss_case_report', 'loss-case', 'case_id'),
  ('loss_case_ask', 'loss-case', 'case_id'),
  ('loss_case_exhibit', 'loss-case', 'case_id'),
  ('closing', 'closing', 'id'),
  ('closing_line', 'closing', 'closing_id'),
  ('amendment', 'amendment', 'id'),
  ('amendment_line', 'amendment', 'amendment_id'),
  ('amendment_photo', 'amendment', 'amendment_id'),
  ('succession', 'succession', 'id'),
  ('succession_section', 'succession', 'succession_id'),
  ('succession_line', 'succession', 'succession_id'),
  ('succession_difference', 'succession', 'succession_id'),
  ('succession_note', 'succession', 'succession_id'),
  ('succession_giver', 'succession', 'succession_id'),
  ('si_report', 'si-report', 'id'),
  ('si_report', 'si-report', 'corrects'),
  ('consumable', 'consumable', 'id'),
  ('consumable_entry', 'consumable', 'consumable_id'),
  ('consumable_entry', 'consumable-entry', 'id'),
  ('catalog_item', 'catalog', 'nsn'),
  ('component_list', 'component-list', 'nsn'),
  ('component_shortage', 'shortage', 'id'),
  ('handover', 'handover', 'id'),
  ('handover_line', 'handover', 'handover_id'),
  ('temporary_change', 'handover', 'handover_id');

-- What is on record counts as changed now: a program that starts with a time in the past gets all of it.
do $$
declare
  pair record;
  source_table record;
begin
  for pair in select * from noted loop
    execute format(
      'insert into record_change (list, record_id)
        select distinct %1$L, %2$I from %3$I where %2$I is not null on conflict do nothing',
      pair.list, pair.id_column, pair.source);
  end loop;
  for source_table in
    select source, string_agg(format('%L, %L', list, id_column), ', ') as arguments from noted group by source
  loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function note_record_change(%s)',
      source_table.source || '_change_noted', source_table.source, source_table.arguments);
  end loop;
end $$;

-- Only what lists of people show: each sign-in writes the time of it.
insert into record_change (list, record_id) select 'person', id from users;
create trigger users_change_noted
  after insert or delete or update of rank, first_name, last_name, position, role, status, unit_id, requested_unit,
    sign_in_blocked_at
  on users for each row execute function note_record_change('person', 'id');

-- An item shows the closing that it is on.
create function note_items_of_closing() returns trigger language plpgsql as $$
begin
  insert into record_change (list, record_id)
    select 'property', id from property where closing_id = new.id on conflict do nothing;
  return null;
end $$;
create trigger closing_items_noted after update of state, document_number, signed_at on closing
  for each row execute function note_items_of_closing();

-- One row is an item that left the sight of a unit or a person (visible_item.scope_id). It may be back since: a job
-- deletes those that are, and those of long ago.
create table item_out_of_sight (
  scope_id text not null,
  item_id text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  primary key (scope_id, item_id, changed_in)
);

-- An item that comes into sight is new to those who see it now, though nothing of it has changed.
create function note_items_in_sight() returns trigger language plpgsql as $$
begin
  insert into record_change (list, record_id)
    select distinct 'property', item_id from changed on conflict do nothing;
  return null;
end $$;
create trigger visible_item_appeared after insert on visible_item
  referencing new table as changed for each statement execute function note_items_in_sight();

create function note_items_out_of_sight() returns trigger language plpgsql as $$
begin
  insert into item_out_of_sight (scope_id, item_id)
    select scope_id, item_id from changed on conflict do nothing;
  return null;
end $$;
create trigger visible_item_disappeared after delete on visible_item
  referencing old table as changed for each statement execute function note_items_out_of_sight();
