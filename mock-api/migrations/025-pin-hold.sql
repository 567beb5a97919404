-- Until when a session may read sensitive items, where its person asked that they need a PIN. Null: not entered.
ALTER TABLE sessions ADD COLUMN pin_until timestamptz;
