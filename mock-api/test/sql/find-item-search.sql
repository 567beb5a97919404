-- GET /api/inventory?limit=20&q=m249

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
        or property.serial_fold in ($6, $7, $8, $9)
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
        )
        or property.serial_fold in ($15, $16, $17, $18)
      )
    union all
    select
      visible_item.item_id as id,
      visible_item.name_key as sort_key
    from
      visible_item
      join property on property.id = visible_item.item_id
    where
      visible_item.scope_id = $19
      and (
        (
          (
            property.search_text ilike $20
            or property.assigned_to_user_id = any (
              array(
                select
                  holder.id
                from
                  users holder
                where
                  holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $21
              )
            )
            or property.stock_text ilike $22
            or property.uii ilike $23
          )
        )
        or property.serial_fold in ($24, $25, $26, $27)
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
            $28
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $29
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
