-- GET /api/documents?limit=20

select
  count(*)::int as "unread"
from
  "document"
where
  "recipient_user_id" = $1
  and "read_at" is null;

select
  count(*)::int as total
from
  document
where
  (
    document.recipient_user_id = $1
    or document.sender_user_id = $2
  );

select
  document.id as id,
  document.sent_at as time
from
  document
where
  (
    document.recipient_user_id = $1
    or document.sender_user_id = $2
  )
order by
  document.sent_at desc,
  document.id desc
limit
  $3;
