-- What is recorded of an item and may be edited: its UII, and where it was before it changed hands.

alter table property
  -- Unique item identifier of its data plate (MIL-STD-130).
  add column uii text,
  -- Where it was said to be until it changed hands, and when that was. Both null where its location is known, or where
  -- nobody ever stated one.
  add column last_location text,
  add column location_until timestamptz;
create unique index property_uii on property (uii);
