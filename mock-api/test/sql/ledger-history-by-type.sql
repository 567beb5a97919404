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
      or exists (
        select
        from
          visible_item seen
        where
          seen.item_id = "ledger_event"."item_id"
          and seen.scope_id = any ($2::text[])
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
                units_below ($3)
            )
        )
      )
    )
    and event_type in ($4, $5, $6, $7, $8, $9)
  )
order by
  "seq" desc
limit
  $10
offset
  $11;

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
      or exists (
        select
        from
          visible_item seen
        where
          seen.item_id = "ledger_event"."item_id"
          and seen.scope_id = any ($2::text[])
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
                units_below ($3)
            )
        )
      )
    )
    and event_type in ($4, $5, $6, $7, $8, $9)
  );
