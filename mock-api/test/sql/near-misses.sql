-- GET /api/property/near-misses?serial_number=W0000l2

select
  "id",
  "name",
  "serial_number"
from
  "property"
where
  "serial_fold" in ($1, $2, $3, $4)
  and "serial_number" != $5
  and (
    (
      property.unit_id in (
        select
          id
        from
          units_below ($6)
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
              units_below ($7)
          )
      )
    )
    or exists (
      select
      from
        custody_link link
      where
        link.item_id = property.id
        and link.user_id = $8
    )
    or exists (
      select
      from
        transfer offered
      where
        offered.item_id = property.id
        and offered.to_user_id = $9
        and offered.status = 'Pending'
    )
  )
order by
  "serial_number"
limit
  $10;
