-- The joint count keeps what each reading answered, and knows each act that ends a difference.

alter table succession_reading
  -- The serial number in the code, in its normal form; null for marks, and for readings from before.
  add column serial text,
  -- The sentence that the reader got.
  add column message text;
create index succession_reading_by_section on succession_reading (succession_id, section_number, at desc, id desc);

alter table succession_difference
  drop constraint succession_difference_act_check,
  add constraint succession_difference_act_check check (act in ('amendment', 'found', 'loss', 'closing', 'gain',
    'other-unit', 'typing-error', 'not-army-property', 'note', 'transfer', 'section', 'shortage', 'recount', 'status',
    'document'));
