-- GET /api/sensitive-items?limit=20

with
  "part_0" (id, sort_key) as not materialized (
    select
      visible_item.item_id as id,
      visible_item.name_key as sort_key
    from
      visible_item
    where
      visible_item.scope_id = $1
      and visible_item.is_sensitive
  ),
  "part_1" (id, sort_key) as not materialized (
    select
      visible_item.item_id as id,
      visible_item.name_key as sort_key
    from
      visible_item
    where
      visible_item.scope_id = $2
      and visible_item.is_sensitive
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
        ) + (
          select
            count(*)
          from
            "part_1"
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
            $3
        )
        union all
        (
          select
            id,
            sort_key
          from
            "part_1"
          order by
            sort_key asc,
            id asc
          limit
            $4
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $5
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
