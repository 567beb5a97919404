-- GET /api/property/counts?

select
  (
    select
      count(*)
    from
      property
    where
      property.assigned_to_user_id = $1
  )::int as "assigned",
  (
    select
      count(*)
    from
      custody_link
    where
      user_id = $2
  )::int - (
    select
      count(*)
    from
      property
    where
      property.assigned_to_user_id = $3
  )::int as "signedout",
  (
    select
      count(*)
    from
      visible_item
    where
      visible_item.scope_id = any ($4::text[])
      and not is_held
  )::int as "unassigned",
  (
    select
      count(*)
    from
      visible_item
    where
      visible_item.scope_id = any ($5::text[])
  )::int as "visible";
