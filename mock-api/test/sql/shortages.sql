-- GET /api/shortages?limit=20&state=open

select
  component_shortage.id as id,
  component_shortage.since as time
from
  component_shortage
  join property on property.id = component_shortage.item_id
where
  (
    component_shortage.accountable_user_id = $1
    or exists (
      select
      from
        visible_item seen
      where
        seen.item_id = "property"."id"
        and seen.scope_id = any ($2::text[])
    )
  )
  and component_shortage.state = $3
order by
  component_shortage.since desc,
  component_shortage.id desc
limit
  $4;

select
  count(*)::int as total
from
  component_shortage
  join property on property.id = component_shortage.item_id
where
  (
    component_shortage.accountable_user_id = $1
    or exists (
      select
      from
        visible_item seen
      where
        seen.item_id = "property"."id"
        and seen.scope_id = any ($2::text[])
    )
  )
  and component_shortage.state = $3;
