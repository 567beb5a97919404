-- GET /api/property/ids?scope=visible&q=m249

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
      and (
        (
          property.search_text ilike $2
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $3
            )
          )
          or property.stock_text ilike $4
          or property.uii ilike $5
        )
      )
    union all
    select
      visible_item.item_id as id,
      visible_item.name_key as sort_key
    from
      visible_item
      join property on property.id = visible_item.item_id
    where
      visible_item.scope_id = $6
      and (
        (
          property.search_text ilike $7
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $8
            )
          )
          or property.stock_text ilike $9
          or property.uii ilike $10
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
            sort_key asc,
            id asc
          limit
            $11
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $12
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
