-- GET /api/sensitive-items?limit=20&q=pvs

with
  "part_0" (id, sort_key) as materialized (
    select
      property.id,
      lower(property.name) as sort_key
    from
      property
    where
      property.is_sensitive
      and (
        (
          property.unit_id in (
            select
              id
            from
              units_below ($1)
          )
          or property.assigned_to_user_id in (
            select
              id
            from
              users
            where
              unit_id in (
                select
                  id
                from
                  units_below ($2)
              )
          )
        )
        or exists (
          select
          from
            custody_link link
          where
            link.item_id = property.id
            and link.user_id = $3
        )
        or exists (
          select
          from
            transfer offered
          where
            offered.item_id = property.id
            and offered.to_user_id = $4
            and offered.status = 'Pending'
        )
      )
      and property.search_text ilike $5
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
            $6
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $7
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
