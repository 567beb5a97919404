-- A recall may have a due date, and the holder may answer it. The last answer is kept. None moves custody.
alter table transfer
  add column due_on date,
  add column recall_answer text check (recall_answer in ('handed-over', 'in-repair', 'not-held')),
  -- Of 'in-repair' the day until when, of 'handed-over' the day on which.
  add column answer_until date,
  -- To whom it was handed over, where it is in repair, or what the holder says of it.
  add column answer_note text check (answer_note <> '' and answer_note = btrim(answer_note)),
  add column answered_at timestamptz,
  add constraint transfer_recalled check (is_recall or (due_on is null and recall_answer is null)),
  add constraint transfer_answered check ((recall_answer is null) = (answered_at is null));
create index transfer_due on transfer (due_on) where status = 'Pending' and due_on is not null;
