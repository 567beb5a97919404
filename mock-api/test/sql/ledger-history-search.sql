-- GET /api/ledger/history?limit=20&q=m249

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
              and seq in (
                with
                  found as materialized (
                    select
                      seq
                    from
                      ledger_search
                    where
                      search_text like $2
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
                      and search_text like $3
                  )
                select
                  seq
                from
                  found
              )
            order by
              "seq" desc
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
                        units_below ($5)
                    )
                )
              )
              and seq in (
                with
                  found as materialized (
                    select
                      seq
                    from
                      ledger_search
                    where
                      search_text like $6
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
                      and search_text like $7
                  )
                select
                  seq
                from
                  found
              )
            order by
              "seq" desc
            limit
              $8
          )
        )
      ) heads
    order by
      seq desc
    offset
      $9
    limit
      $10
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
                  and seen.scope_id = any ($1::text[])
              )
              and seq in (
                with
                  found as materialized (
                    select
                      seq
                    from
                      ledger_search
                    where
                      search_text like $2
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
                      and search_text like $3
                  )
                select
                  seq
                from
                  found
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
                        units_below ($5)
                    )
                )
              )
              and seq in (
                with
                  found as materialized (
                    select
                      seq
                    from
                      ledger_search
                    where
                      search_text like $6
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
                      and search_text like $7
                  )
                select
                  seq
                from
                  found
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
