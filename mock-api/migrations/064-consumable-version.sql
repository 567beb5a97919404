-- An edit of a consumable says which state of it was seen, so that nobody silently undoes the change of another person.
alter table consumable add column version integer not null default 1;
