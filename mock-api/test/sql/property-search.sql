-- GET /api/property?limit=20&scope=visible&q=m249&category=weapons&status=Damaged

with
  "part_0" (id, sort_key) as materialized (
    select
      visible_item.item_id as id,
      visible_item.name_key as sort_key
    from
      visible_item
      join property on property.id = visible_item.item_id
    where
      visible_item.scope_id = $1
      and visible_item.category = $2
      and visible_item.status = any (
        array(
          select
            unnest($3::text[])
        )
      )
      and property.search_text ilike $4
    union all
    select
      visible_item.item_id as id,
      visible_item.name_key as sort_key
    from
      visible_item
      join property on property.id = visible_item.item_id
    where
      visible_item.scope_id = $5
      and visible_item.category = $6
      and visible_item.status = any (
        array(
          select
            unnest($7::text[])
        )
      )
      and property.search_text ilike $8
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
            $9
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $10
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
