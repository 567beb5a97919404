-- GET /api/counter/handovers?limit=20

select
  count(*)::int as total
from
  handover
where
  (
    handover.operator_id = $1
    or handover.recipient_id = $2
    or exists (
      select
      from
        handover_line line
      where
        line.handover_id = handover.id
        and line.giver_id = $3
    )
    or exists (
      select
      from
        counter_operator operator
      where
        operator.counter_id = handover.counter_id
        and operator.user_id = $4
        and operator.ended_at is null
        and operator.until > $5
    )
    or (
      $6
      and exists (
        select
        from
          counter
          join unit_ancestor on unit_ancestor.unit_id = counter.unit_id
        where
          counter.id = handover.counter_id
          and unit_ancestor.ancestor_id = $7
      )
    )
    or (
      $8
      and exists (
        select
        from
          users
          join unit_ancestor using (unit_id)
        where
          users.id = handover.recipient_id
          and unit_ancestor.ancestor_id = $9
      )
    )
  );

select
  handover.id as id,
  handover.act_at as time
from
  handover
where
  (
    handover.operator_id = $1
    or handover.recipient_id = $2
    or exists (
      select
      from
        handover_line line
      where
        line.handover_id = handover.id
        and line.giver_id = $3
    )
    or exists (
      select
      from
        counter_operator operator
      where
        operator.counter_id = handover.counter_id
        and operator.user_id = $4
        and operator.ended_at is null
        and operator.until > $5
    )
    or (
      $6
      and exists (
        select
        from
          counter
          join unit_ancestor on unit_ancestor.unit_id = counter.unit_id
        where
          counter.id = handover.counter_id
          and unit_ancestor.ancestor_id = $7
      )
    )
    or (
      $8
      and exists (
        select
        from
          users
          join unit_ancestor using (unit_id)
        where
          users.id = handover.recipient_id
          and unit_ancestor.ancestor_id = $9
      )
    )
  )
order by
  handover.act_at desc,
  handover.id desc
limit
  $10;
