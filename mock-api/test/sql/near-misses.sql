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
  and exists (
    select
    from
      visible_item seen
    where
      seen.item_id = "property"."id"
      and seen.scope_id = any ($6::text[])
  )
order by
  "serial_number"
limit
  $7;
