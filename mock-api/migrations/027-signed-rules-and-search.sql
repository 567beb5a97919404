-- What two people sign together, and what a search of items matches.

-- A change of the catalog or of the table of CIIC codes by which items stop being sensitive: an amendment carries it, and
-- it applies when a second person signs.

-- The change as it was proposed; null for an amendment of values of single items.
alter table amendment
  add column rule jsonb,
  add constraint amendment_rule_kind check (rule is null or kind = 'downgrade');

-- Each item that a change of a rule takes away from the sensitive items is a line 'is_sensitive' from 'yes' to 'no'.
alter table amendment_line
  drop constraint amendment_line_field_check,
  add constraint amendment_line_field_check check (field in
    ('serial_number', 'nsn', 'lin', 'uii', 'name', 'category', 'ciic', 'sensitive_mark', 'is_sensitive'));

-- A search matches the UII too.
create index property_uii_search on property using gin (uii gin_trgm_ops)
  with (gin_pending_list_limit = 64)
  where uii is not null;
