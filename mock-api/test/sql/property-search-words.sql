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
          or property.id = any (
            array(
              select
                had.item_id
              from
                possession had
                left join users holder on holder.id = had.user_id
                left join counter on counter.id = had.counter_id
                left join units on units.id = counter.unit_id
              where
                had.to_at is null
                and coalesce(
                  holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name,
                  counter.name || ' ' || units.name
                ) ilike $4
            )
          )
          or property.stock_text ilike $5
          or property.uii ilike $6
        )
        and (
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
          or property.id = any (
            array(
              select
                had.item_id
              from
                possession had
                left join users holder on holder.id = had.user_id
                left join counter on counter.id = had.counter_id
                left join units on units.id = counter.unit_id
              where
                had.to_at is null
                and coalesce(
                  holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name,
                  counter.name || ' ' || units.name
                ) ilike $9
            )
          )
          or property.stock_text ilike $10
          or property.uii ilike $11
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
      visible_item.scope_id = $12
      and (
        (
          property.search_text ilike $13
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $14
            )
          )
          or property.id = any (
            array(
              select
                had.item_id
              from
                possession had
                left join users holder on holder.id = had.user_id
                left join counter on counter.id = had.counter_id
                left join units on units.id = counter.unit_id
              where
                had.to_at is null
                and coalesce(
                  holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name,
                  counter.name || ' ' || units.name
                ) ilike $15
            )
          )
          or property.stock_text ilike $16
          or property.uii ilike $17
        )
        and (
          property.search_text ilike $18
          or property.assigned_to_user_id = any (
            array(
              select
                holder.id
              from
                users holder
              where
                holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $19
            )
          )
          or property.id = any (
            array(
              select
                had.item_id
              from
                possession had
                left join users holder on holder.id = had.user_id
                left join counter on counter.id = had.counter_id
                left join units on units.id = counter.unit_id
              where
                had.to_at is null
                and coalesce(
                  holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name,
                  counter.name || ' ' || units.name
                ) ilike $20
            )
          )
          or property.stock_text ilike $21
          or property.uii ilike $22
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
            $23
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $24
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
