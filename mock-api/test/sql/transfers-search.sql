-- GET /api/transfers?limit=20&q=carbine

with
  "part_0" (id, sort_key) as materialized (
    select
      transfer.id,
      to_char(transfer.requested_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as sort_key
    from
      transfer
      join property on property.id = transfer.item_id
      join users sender on sender.id = transfer.from_user_id
      join users recipient on recipient.id = transfer.to_user_id
    where
      (
        transfer.to_user_id = $1
        or transfer.from_user_id = $2
        or transfer.superior_user_id = $3
      )
      and (
        property.search_text ilike $4
        or "sender"."rank" || ' ' || "sender"."last_name" ilike $5
        or "recipient"."rank" || ' ' || "recipient"."last_name" ilike $6
      )
  )
select
  counted.total,
  page.id,
  page.sort_key as key
from
  (
    select
      (
        (
          select
            count(*)
          from
            "part_0"
        )
      )::int as total
  ) counted
  left join (
    select
      id,
      sort_key
    from
      (
        (
          select
            id,
            sort_key
          from
            "part_0"
          order by
            sort_key desc,
            id desc
          limit
            $7
        )
      ) heads
    order by
      sort_key desc,
      id desc
    limit
      $8
  ) page on true
order by
  page.sort_key desc,
  page.id desc;
