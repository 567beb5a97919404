-- GET /api/maintenance?limit=20

with
  "part_0" (id, sort_key) as not materialized (
    select
      work.id,
      case
        when work.status in ('completed', 'cancelled') then '1'
        else '0'
      end || case work.priority
        when 'critical' then '0'
        when 'high' then '1'
        else '2'
      end || coalesce(work.scheduled_date::text, '9999-12-31') as sort_key
    from
      maintenance_item work
      join property on property.id = work.item_id
    where
      exists (
        select
        from
          visible_item seen
        where
          seen.item_id = "property"."id"
          and seen.scope_id = any ($1::text[])
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
            sort_key asc,
            id asc
          limit
            $2
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $3
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
