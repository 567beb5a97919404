-- Of two clearances of a person that were opened at the same moment, the one with the higher number is the newest.
create or replace function reopen_clearances() returns trigger language plpgsql as $$
declare
  newest record;
begin
  for newest in
    select clearance.id, clearance.user_id from clearance
    where clearance.user_id in (select user_id from added)
      and not exists (select from clearance later
        where later.user_id = clearance.user_id
          and (later.opened_at, length(later.id), later.id)
            > (clearance.opened_at, length(clearance.id), clearance.id))
    order by clearance.user_id
    for update of clearance
  loop
    update clearance set reopened_at = now() where id = newest.id and state = 'cleared';
    if found then
      perform void_clearance(newest.user_id);
    end if;
  end loop;
  return null;
end $$;
