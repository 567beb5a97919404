-- Programs plan inventories for each month of a year. A planned inventory waits to be opened.
create sequence inventory_program_number;

-- One row is a rule that plans inventories of one kind for a unit.
create table inventory_program (
  id text primary key default numbered_id('IP', nextval('inventory_program_number')),
  unit_id text not null references units (id),
  kind text not null check (kind in ('cyclic', 'sensitive')),
  title text not null check (title <> '' and title = btrim(title)),
  cadence text not null check (cadence in ('monthly', 'quarterly')),
  -- The first day of the month in which its first cycle of 12 months begins.
  first_month date not null check (extract(day from first_month) = 1),
  -- Who entered or changed it last. They are told of what it plans.
  saved_by_user_id text not null references users (id),
  saved_at timestamptz not null,
  active boolean not null default true,
  version integer not null default 1,
  constraint inventory_program_cyclic check (kind <> 'cyclic' or cadence = 'monthly')
);
create index inventory_program_by_unit on inventory_program (unit_id);
create unique index inventory_program_title on inventory_program (unit_id, lower(title)) where active;

-- One row is a group of items and the month of a cycle in which it is counted.
create table inventory_plan (
  program_id text not null references inventory_program (id) on delete cascade,
  -- The first day of the month in which the cycle begins.
  cycle_start date not null,
  -- The LIN; without it the NSN; without both the name.
  group_key text not null,
  -- The first day of the month.
  month date not null,
  -- How many items it had when the plan was made.
  items integer not null check (items > 0),
  primary key (program_id, cycle_start, group_key)
);
create index inventory_plan_by_month on inventory_plan (program_id, month);

alter table inventory drop column state;
alter table inventory
  drop constraint inventory_kind_check,
  add constraint inventory_kind_check check (kind in ('sensitive', 'own', 'change', 'room', 'cyclic')),
  -- It waits to be opened, or was skipped. Until it is opened, `opened_by_user_id` and `opened_at` say who planned it and
  -- when, and it has no lines.
  add column planned boolean not null default false,
  add column program_id text references inventory_program (id),
  -- The first day of the month for which the program planned it. It stays when the due date moves.
  add column opens_on date,
  add column due_at timestamptz,
  add column version integer not null default 1,
  add column state text not null generated always as (case
    when cancel_reason is not null then 'cancelled'
    when closed_at is not null then 'closed'
    when recount_at is not null then 'recount'
    when planned then 'planned'
    else 'open' end) stored,
  add constraint inventory_program check (num_nulls(program_id, opens_on, due_at) in (0, 3)),
  add constraint inventory_planned check (not planned or program_id is not null),
  add constraint inventory_skipped check (not planned or closed_at is null or cancel_reason is not null);
create unique index inventory_of_month on inventory (program_id, opens_on);
create index inventory_due on inventory (due_at) where due_at is not null and closed_at is null;

-- The group of the item as of the opening; null where no program planned the inventory.
alter table inventory_line add column group_key text;

alter table inventory_waiver
  drop constraint inventory_waiver_rule_check,
  add constraint inventory_waiver_rule_check check (rule in ('notHolder', 'notArmorer', 'notTwice', 'minRank'));
