-- An event's words have a hundred pieces to index, and everybody who appends waited while they were written.
-- So the words are laid into a table of their own soon after, many events at once (domain/ledger/words.ts).

-- A copy of ledger_event.search_text, dense from the first event on. Nothing of it need survive a crash, which
-- empties it: it is laid in again.
CREATE UNLOGGED TABLE ledger_words (
  seq bigint PRIMARY KEY,
  search_text text NOT NULL
);
INSERT INTO ledger_words SELECT seq, search_text FROM ledger_event ORDER BY seq;
CREATE INDEX ledger_words_search ON ledger_words USING gin (search_text gin_trgm_ops);

DROP INDEX ledger_event_search;
