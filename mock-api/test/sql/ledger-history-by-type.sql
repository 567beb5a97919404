-- GET /api/ledger/history?limit=20&type=inventory-updated

select
  *
from
  "ledger_event"
where
  (
    (
      not exists (
        select
        from
          units root
        where
          root.parent_id is null
          and root.id is distinct from $1
      )
      or ledger_event.item_id in (
        select
          property.id
        from
          property
        where
          (
            (
              property.unit_id in (
                select
                  id
                from
                  units_below ($2)
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
                      units_below ($3)
                  )
              )
            )
            or exists (
              select
              from
                custody_link link
              where
                link.item_id = property.id
                and link.user_id = $4
            )
            or exists (
              select
              from
                transfer offered
              where
                offered.item_id = property.id
                and offered.to_user_id = $5
                and offered.status = 'Pending'
            )
          )
      )
      or (
        ledger_event.item_id is null
        and ledger_event.actor_id in (
          select
            id
          from
            users
          where
            unit_id in (
              select
                id
              from
                units_below ($6)
            )
        )
      )
    )
    and event_type in ($7, $8, $9, $10, $11, $12)
  )
order by
  "seq" desc
limit
  $13
offset
  $14;

select
  count(*) as "total"
from
  "ledger_event"
where
  (
    (
      not exists (
        select
        from
          units root
        where
          root.parent_id is null
          and root.id is distinct from $1
      )
      or ledger_event.item_id in (
        select
          property.id
        from
          property
        where
          (
            (
              property.unit_id in (
                select
                  id
                from
                  units_below ($2)
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
                      units_below ($3)
                  )
              )
            )
            or exists (
              select
              from
                custody_link link
              where
                link.item_id = property.id
                and link.user_id = $4
            )
            or exists (
              select
              from
                transfer offered
              where
                offered.item_id = property.id
                and offered.to_user_id = $5
                and offered.status = 'Pending'
            )
          )
      )
      or (
        ledger_event.item_id is null
        and ledger_event.actor_id in (
          select
            id
          from
            users
          where
            unit_id in (
              select
                id
              from
                units_below ($6)
            )
        )
      )
    )
    and event_type in ($7, $8, $9, $10, $11, $12)
  );
