-- GET /api/ledger/history?limit=20

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
            order by
              "seq" desc
            limit
              $2
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
                        units_below ($3)
                    )
                )
              )
            order by
              "seq" desc
            limit
              $4
          )
        )
      ) heads
    order by
      seq desc
    offset
      $5
    limit
      $6
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
            limit
              $2
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
                  and seen.scope_id = $3
              )
            limit
              $4
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
                  and seen.scope_id = $5
              )
            limit
              $6
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
                        units_below ($7)
                    )
                )
              )
            limit
              $8
          )
        )
      ) found
    limit
      $9
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
