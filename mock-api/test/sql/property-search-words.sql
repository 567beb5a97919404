-- GET /api/property?limit=20&scope=visible&q=m249%20whitaker

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
        and (
          property.search_text ilike $6
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $7
            )
          )
          or property.stock_text ilike $8
          or property.uii ilike $9
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
      visible_item.scope_id = $10
      and (
        (
          property.search_text ilike $11
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $12
            )
          )
          or property.stock_text ilike $13
          or property.uii ilike $14
        )
        and (
          property.search_text ilike $15
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $16
            )
          )
          or property.stock_text ilike $17
          or property.uii ilike $18
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
            $19
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $20
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
