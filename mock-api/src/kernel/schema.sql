-- What every module uses: numbered ids, values to sort by, search by substring, scheduled jobs.

create extension if not exists pg_trgm;

-- 'P', 7 gives P-0007. Numbers past 9999 keep all their digits.
create function numbered_id(prefix text, number bigint) returns text
language sql immutable as $$
  select prefix || '-' || lpad(number::text, greatest(4, length(number::text)), '0')
$$;

-- A time as text that sorts like the time; empty for no time. Immutable, though to_char alone is not: digits in UTC
-- depend on no setting.
create function sortable_time(at timestamptz) returns text
language sql immutable parallel safe as $$
  select coalesce(to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')
$$;

-- All pieces of one or two characters of a text, for an index: such a piece has no trigram.
-- The cost makes the planner look pieces up instead of computing them again.
create function short_pieces(words text) returns text[]
language sql immutable parallel safe cost 1000 as $$
  select array_agg(distinct substr(lower(words), place, size))
  from generate_series(1, length(words)) place, generate_series(1, 2) size
$$;

-- One row is a job that one process of the server runs at intervals.
create table scheduled_job (
  name text primary key,
  -- The next run. A run and the next due time are one transaction.
  due_at timestamptz not null default now()
);
