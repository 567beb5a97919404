-- The key of what the server hands out and believes when it comes back: cursors, and the mark of a known browser.
-- All processes of the server share it. It is made when the first one starts.
CREATE TABLE server_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key bytea NOT NULL
);
