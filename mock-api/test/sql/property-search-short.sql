-- GET /api/property?limit=20&scope=visible&q=m4

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
      and short_pieces (property.search_text) @> short_pieces ($3)
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
            user_id = $4
          union all
          select
            item_id
          from
            transfer
          where
            to_user_id = $5
            and status = 'Pending'
        )
        and (
          property.unit_id = any ($6)
          or property.assigned_to_user_id = any ($7)
        ) is not true
      )
      and short_pieces (property.search_text) @> short_pieces ($8)
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
