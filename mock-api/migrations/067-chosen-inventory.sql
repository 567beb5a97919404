-- A leader opens an inventory of items that they choose, or of what another inventory did not see.
alter table inventory
  drop constraint inventory_kind_check,
  add constraint inventory_kind_check check (kind in ('sensitive', 'own', 'change', 'room', 'cyclic', 'chosen'));
