-- The group of a line as of the opening: its LIN; without one its NSN; without both its name. The report of a closed
-- inventory keeps its groups when the book is corrected later. Null for a line from before.
alter table inventory_line add column if not exists group_key text;
