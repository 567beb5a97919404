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
              and event_type in ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
            order by
              "seq" desc
            limit
              $17
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
                        units_below ($18)
                    )
                )
              )
              and event_type in ($19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33)
            order by
              "seq" desc
            limit
              $34
          )
        )
      ) heads
    order by
      seq desc
    offset
      $35
    limit
      $36
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
              and event_type in ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
            limit
              $17
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
                  and seen.scope_id = $18
              )
              and event_type in ($19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33)
            limit
              $34
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
                  and seen.scope_id = $35
              )
              and event_type in ($36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50)
            limit
              $51
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
                        units_below ($52)
                    )
                )
              )
              and event_type in ($53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67)
            limit
              $68
          )
        )
      ) found
    limit
      $69
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
