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
  )::int as "signed";

select
  (
    select
      count(*)
    from
      visible_item
    where
      visible_item.scope_id = any ($1::text[])
      and not is_held
  )::int as "unassigned",
  (
    select
      count(*)
    from
      visible_item
    where
      visible_item.scope_id = any ($2::text[])
  )::int as "visible";
