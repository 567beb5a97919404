-- GET /api/component-lists?limit=20

with
  "part_0" (id, sort_key) as materialized (
    select distinct
      property.nsn as id,
      (
        case
          when list.id is null then '0 '
          else '1 '
        end
      ) || property.nsn as sort_key
    from
      visible_item
      join property on property.id = visible_item.item_id
      left join component_list list on list.nsn = property.nsn
      and list.unit_id = (
        select
          above.id
        from
          units_above ($1) above
          join units on units.id = above.id
        order by
          units.kind = 'battalion',
          above.depth desc
        limit
          1
      )
    where
      visible_item.scope_id = any ($2::text[])
      and property.nsn is not null
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
            $3
        )
      ) heads
    order by
      sort_key asc,
      id asc
    limit
      $4
  ) page on true
order by
  page.sort_key asc,
  page.id asc;
