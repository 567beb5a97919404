-- GET /api/ledger/history?limit=20&q=m249

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
    and ledger_event.seq in (
      with
        found as materialized (
          select
            seq
          from
            ledger_search
          where
            search_text like $4
          union all
          select
            seq
          from
            ledger_event
          where
            seq > coalesce(
              (
                select
                  max(seq)
                from
                  ledger_search
              ),
              -1
            )
            and seq < (
              select
                size
              from
                ledger_head
            )
            and search_text like $5
        )
      select
        seq
      from
        found
    )
  )
order by
  "seq" desc
limit
  $6
offset
  $7;

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
    and ledger_event.seq in (
      with
        found as materialized (
          select
            seq
          from
            ledger_search
          where
            search_text like $4
          union all
          select
            seq
          from
            ledger_event
          where
            seq > coalesce(
              (
                select
                  max(seq)
                from
                  ledger_search
              ),
              -1
            )
            and seq < (
              select
                size
              from
                ledger_head
            )
            and search_text like $5
        )
      select
        seq
      from
        found
    )
  );
