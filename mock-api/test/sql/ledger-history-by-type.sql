-- GET /api/ledger/history?limit=20&type=inventory-updated

select
  *
from
  "ledger_event"
where
  (
    ledger_event.seq >= 0
    and ledger_event.seq - (
      select
        ledger_head.size
      from
        ledger_head
    ) < 0
  )
  and seq in (
    select
      seq
    from
      (
        (
          (
            select
              "seq"
            from
              "ledger_event"
            where
              (
                ledger_event.seq >= 0
                and ledger_event.seq - (
                  select
                    ledger_head.size
                  from
                    ledger_head
                ) < 0
              )
              and exists (
                select
                from
                  visible_item seen
                where
                  seen.item_id = "ledger_event"."item_id"
                  and seen.scope_id = any ($1::text[])
              )
              and event_type in ($2, $3, $4, $5, $6, $7, $8, $9, $10)
            order by
              "seq" desc
            limit
              $11
          )
        )
        union all
        (
          (
            select
              "seq"
            from
              "ledger_event"
            where
              (
                ledger_event.seq >= 0
                and ledger_event.seq - (
                  select
                    ledger_head.size
                  from
                    ledger_head
                ) < 0
              )
              and (
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
                        units_below ($12)
                    )
                )
              )
              and event_type in ($13, $14, $15, $16, $17, $18, $19, $20, $21)
            order by
              "seq" desc
            limit
              $22
          )
        )
      ) heads
    order by
      seq desc
    offset
      $23
    limit
      $24
  )
order by
  "seq" desc;

select
  count(*)::int as count
from
  (
    select
    from
      (
        (
          (
            select
              "seq"
            from
              "ledger_event"
            where
              (
                ledger_event.seq >= 0
                and ledger_event.seq - (
                  select
                    ledger_head.size
                  from
                    ledger_head
                ) < 0
              )
              and exists (
                select
                from
                  visible_item seen
                where
                  seen.item_id = "ledger_event"."item_id"
                  and seen.scope_id = $1
              )
              and event_type in ($2, $3, $4, $5, $6, $7, $8, $9, $10)
            limit
              $11
          )
        )
        union all
        (
          (
            select
              "seq"
            from
              "ledger_event"
            where
              (
                ledger_event.seq >= 0
                and ledger_event.seq - (
                  select
                    ledger_head.size
                  from
                    ledger_head
                ) < 0
              )
              and exists (
                select
                from
                  visible_item seen
                where
                  seen.item_id = "ledger_event"."item_id"
                  and seen.scope_id = $12
              )
              and event_type in ($13, $14, $15, $16, $17, $18, $19, $20, $21)
            limit
              $22
          )
        )
        union all
        (
          (
            select
              "seq"
            from
              "ledger_event"
            where
              (
                ledger_event.seq >= 0
                and ledger_event.seq - (
                  select
                    ledger_head.size
                  from
                    ledger_head
                ) < 0
              )
              and (
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
                        units_below ($23)
                    )
                )
              )
              and event_type in ($24, $25, $26, $27, $28, $29, $30, $31, $32)
            limit
              $33
          )
        )
      ) found
    limit
      $34
  ) counted;

select
  not exists (
    select
    from
      units root
    where
      root.parent_id is null
      and root.id is distinct from $1
  ) as whole;
