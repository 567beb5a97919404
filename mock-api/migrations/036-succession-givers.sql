-- Change of a sub-hand receipt holder: the people from whom the outgoing person has the items of the set. Each of them signs.
create table succession_giver (
  succession_id text not null references succession (id),
  user_id text not null references users (id),
  primary key (succession_id, user_id)
);
create index succession_giver_of on succession_giver (user_id);

-- One person signs each side of a set, and each giver once.
drop index signature_of_set;
create unique index signature_of_set on signature (subject_id, part, content_hash)
  where subject_kind = 'succession' and part <> 'giver' and voided_at is null;
create unique index signature_of_giver on signature (subject_id, user_id, content_hash)
  where subject_kind = 'succession' and part = 'giver' and voided_at is null;
