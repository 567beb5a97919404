-- GET /api/property?limit=20&scope=visible&sort=-assignedTo

with
  "part_0" (id, sort_key) as not materialized (
    select
      visible_item.item_id as id,
      property.holder_sort as sort_key
    from
      visible_item
      join property on property.id = visible_item.item_id
    where
      visible_item.scope_id = $1
  ),
  "part_1" (id, sort_key) as not materialized (
    select
      visible_item.item_id as id,
      property.holder_sort as sort_key
    from
      visible_item
      join property on property.id = visible_item.item_id
    where
      visible_item.scope_id = $2
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
            (
              select
                visible_item.item_id as id,
                visible_item.name_key as sort_key
              from
                visible_item
              where
                visible_item.scope_id = $3
            ) counted
        ) + (
          select
            count(*)
          from
            (
              select
                visible_item.item_id as id,
                visible_item.name_key as sort_key
              from
                visible_item
              where
                visible_item.scope_id = $4
            ) counted
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
            $5
        )
        union all
        (
          select
            id,
            sort_key
          from
            "part_1"
          order by
            sort_key desc,
            id desc
          limit
            $6
        )
      ) heads
    order by
      sort_key desc,
      id desc
    limit
      $7
  ) page on true
order by
  page.sort_key desc,
  page.id desc;
