-- A piece of maintenance has the TM item number and the status symbol of its fault.
alter table maintenance_item
  -- Item number of the technical manual.
  add column tm_item text,
  -- As a maintenance form prints it, X where the fault deadlines; null for what was reported before there were symbols.
  add column symbol text check (symbol in ('X', 'circled X', '-', '/'));
