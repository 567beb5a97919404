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
      visible_item.scope_id = $1
      and not is_held
  )::int as "unassigned",
  (
    select
      count(*)
    from
      visible_item
    where
      visible_item.scope_id = $2
  )::int as "unit",
  (
    select
      count(*)
    from
      visible_item
    where
      visible_item.scope_id = any ($3::text[])
  )::int as "visible",
  (
    select
      count(*)
    from
      property
    where
      (
        property.id = any (
          array(
            select
              had.item_id
            from
              possession had
            where
              had.user_id = $4
              and had.to_at is null
          )
        )
        and property.assigned_to_user_id is distinct from $5
      )
  )::int as "with_me";
