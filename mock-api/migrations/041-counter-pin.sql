-- The PIN as a signature at a counter. PINs from before have not been looked at, so they are not ready for it.
alter table user_pin
  -- It met the rule for counters when it was set.
  add column counter_ready boolean not null default false,
  -- Since when it is off at counters after too many wrong ones, until its owner enters their password.
  add column counter_off_at timestamptz;

-- When the person's password was last set by a one-time link: for a day their PIN signs nothing at a counter.
alter table users add column password_by_link_at timestamptz;

-- One row is a wrong PIN in a person's name, kept for 90 days for them to see.
create table wrong_pin (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  -- At a counter: its name, its operator and the operator's device. Null in the person's own session.
  counter_name text,
  operator_id text references users (id) on delete set null,
  device_name text,
  constraint wrong_pin_place check ((counter_name is null) = (device_name is null))
);
create index wrong_pin_of_person on wrong_pin (user_id, at desc, id desc);
create index wrong_pin_by_time on wrong_pin (at);
