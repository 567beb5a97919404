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
      property
    where
      property.assigned_to_user_id is distinct from $2
      and property.id in (
        select
          item_id
        from
          custody_link
        where
          user_id = $3
      )
  )::int as "signedout",
  (
    select
      count(*)
    from
      property
    where
      (
        property.assigned_to_user_id is null
        and (
          (
            property.unit_id in (
              select
                id
              from
                units_below ($4)
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
                    units_below ($5)
                )
            )
          )
          or exists (
            select
            from
              custody_link link
            where
              link.item_id = property.id
              and link.user_id = $6
          )
          or exists (
            select
            from
              transfer offered
            where
              offered.item_id = property.id
              and offered.to_user_id = $7
              and offered.status = 'Pending'
          )
        )
      )
  )::int as "unassigned",
  (
    select
      count(*)
    from
      property
    where
      (
        (
          property.unit_id in (
            select
              id
            from
              units_below ($8)
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
                  units_below ($9)
              )
          )
        )
        or exists (
          select
          from
            custody_link link
          where
            link.item_id = property.id
            and link.user_id = $10
        )
        or exists (
          select
          from
            transfer offered
          where
            offered.item_id = property.id
            and offered.to_user_id = $11
            and offered.status = 'Pending'
        )
      )
  )::int as "visible";
