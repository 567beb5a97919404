-- GET /api/inventory?limit=20&q=m249

with
  "part_0" (id, sort_key) as materialized (
    select
      property.id,
      lower(property.name) as sort_key
    from
      property
    where
      (
        property.unit_id = any ($1)
        or property.assigned_to_user_id = any ($2)
      )
      and (
        property.search_text ilike $3
        or property.assigned_to_user_id = any (
          array(
            select
              holder.id
            from
              users holder
            where
              holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $4
          )
        )
        or property.stock_text ilike $5
        or property.serial_fold in ($6, $7, $8, $9)
      )
    union all
    select
      property.id,
      lower(property.name) as sort_key
    from
      property
    where
      (
        property.id in (
          select
            item_id
          from
            custody_link
          where
            user_id = $10
          union all
          select
            item_id
          from
            transfer
          where
            to_user_id = $11
            and status = 'Pending'
        )
        and (
          property.unit_id = any ($12)
          or property.assigned_to_user_id = any ($13)
        ) is not true
      )
      and (
        property.search_text ilike $14
        or property.assigned_to_user_id = any (
          array(
            select
              holder.id
            from
              users holder
            where
              holder.rank || ' ' || holder.first_name || ' ' || holder.last_name || ' ' || holder.rank || ' ' || holder.last_name ilike $15
          )
        )
        or property.stock_text ilike $16
        or property.serial_fold in ($17, $18, $19, $20)
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
            $21
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $22
  ) page on true
order by
  page.sort_key asc,
  page.id asc;

with
  reach as (
    select
      id
    from
      units_below ($1)
    where
      not not exists (
        select
        from
          units root
        where
          root.parent_id is null
          and root.id is distinct from $2
      )
  )
select
  not exists (
    select
    from
      units root
    where
      root.parent_id is null
      and root.id is distinct from $3
  ) as everything,
  array(
    select
      id
    from
      reach
  ) as "unitIds",
  array(
    select
      users.id
    from
      users
    where
      unit_id in (
        select
          id
        from
          reach
      )
  ) as "userIds";
