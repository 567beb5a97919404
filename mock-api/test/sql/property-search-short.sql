-- GET /api/property?limit=20&scope=visible&q=m4

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
          short_pieces (property.search_text) @> short_pieces ($2)
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
      visible_item.scope_id = $4
      and (
        (
          short_pieces (property.search_text) @> short_pieces ($5)
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $6
            )
          )
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
            $7
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $8
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
