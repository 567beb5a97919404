-- A battalion above its companies: the S4 and the PBO of it, names of units that several companies may use, and check
-- times of each company.

alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('Admin', 'Commander', 'S4', 'PBO', 'Supply Sergeant', 'Squad Leader', 'Soldier'));

alter table units drop constraint units_kind_check;
alter table units add constraint units_kind_check check (kind in ('battalion', 'company', 'platoon', 'squad'));

-- Two companies may each have a 1st Platoon.
drop index units_name_unique;
create unique index units_name_unique on units (coalesce(parent_id, ''), lower(name));

-- Whose schedule it is: that of a unit and those below it. Null: of every unit that has none above it.
alter table check_schedule add column unit_id text references units (id);
alter table check_schedule drop constraint check_schedule_pkey;
create unique index check_schedule_of_unit on check_schedule (category, coalesce(unit_id, ''));
alter table check_schedule_past add column unit_id text references units (id);
alter table check_schedule_past drop constraint check_schedule_past_pkey;
create unique index check_schedule_past_of_unit on check_schedule_past (category, coalesce(unit_id, ''), version);
