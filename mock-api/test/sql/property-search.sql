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
      and (
        (
          property.search_text ilike $4
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $5
            )
          )
          or property.stock_text ilike $6
          or property.uii ilike $7
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
      visible_item.scope_id = $8
      and visible_item.category = $9
      and visible_item.status = any (
        array(
          select
            unnest($10::text[])
        )
      )
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
            $15
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $16
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
