-- One row is a daily digest that went out to a person: once, whichever process sends it.
create table daily_digest (
  user_id text not null references users (id) on delete cascade,
  -- Local.
  day date not null,
  primary key (user_id, day)
);
