-- A person who draws an item at a counter signs for it, so they are not clear any more. Custody has such a trigger already.
create trigger possession_added_reopens after insert on possession
  referencing new table as added for each statement execute function reopen_clearances();
