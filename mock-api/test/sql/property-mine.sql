-- GET /api/property?limit=20&scope=mine

with
  "part_0" (id, sort_key) as not materialized (
    select
      property.id,
      lower(property.name) as sort_key
    from
      property
    where
      property.id = any (
        array(
          (
            select
              item_id
            from
              custody_link
            where
              user_id = $1
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
            $2
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $3
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
