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
              and event_type in ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
            order by
              "seq" desc
            limit
              $19
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
                        units_below ($20)
                    )
                )
              )
              and event_type in ($21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37)
            order by
              "seq" desc
            limit
              $38
          )
        )
      ) heads
    order by
      seq desc
    offset
      $39
    limit
      $40
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
              and event_type in ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
            limit
              $19
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
                  and seen.scope_id = $20
              )
              and event_type in ($21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37)
            limit
              $38
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
                  and seen.scope_id = $39
              )
              and event_type in ($40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56)
            limit
              $57
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
                        units_below ($58)
                    )
                )
              )
              and event_type in ($59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75)
            limit
              $76
          )
        )
      ) found
    limit
      $77
  ) counted;

select
  not exists (
    select
    from
      units other
    where
      other.id not in (
        select
          id
        from
          units_below ($1)
      )
      and not (
        other.kind = 'battalion'
        and other.id in (
          select
            id
          from
            units_above ($2)
        )
      )
  ) as whole;
