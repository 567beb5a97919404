-- GET /api/transfers?limit=20&view=incoming

with
  "part_0" (id, sort_key) as not materialized (
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
        or (
          transfer.superior_user_id = $2
          and transfer.needs_consent
          and transfer.superior_agreed_at is null
          and transfer.status = 'Pending'
        )
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
            $3
        )
      ) heads
    order by
      sort_key desc,
      id desc
    limit
      $4
  ) page on true
order by
  page.sort_key desc,
  page.id desc;
