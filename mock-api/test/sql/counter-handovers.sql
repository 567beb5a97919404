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
        possession out
        join custody_link own on own.item_id = out.item_id
        and own.user_id = out.user_id
        join custody_link above on above.item_id = own.item_id
        and above.position = own.position - 1
      where
        out.handover_id = handover.id
        and out.to_at is null
        and above.user_id = $4
    )
    or exists (
      select
      from
        counter_operator operator
      where
        operator.counter_id = handover.counter_id
        and operator.user_id = $5
        and operator.ended_at is null
        and operator.until > $6
    )
    or (
      $7
      and exists (
        select
        from
          counter
          join unit_ancestor on unit_ancestor.unit_id = counter.unit_id
        where
          counter.id = handover.counter_id
          and unit_ancestor.ancestor_id = $8
      )
    )
    or (
      $9
      and exists (
        select
        from
          users
          join unit_ancestor using (unit_id)
        where
          users.id = handover.recipient_id
          and unit_ancestor.ancestor_id = $10
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
        possession out
        join custody_link own on own.item_id = out.item_id
        and own.user_id = out.user_id
        join custody_link above on above.item_id = own.item_id
        and above.position = own.position - 1
      where
        out.handover_id = handover.id
        and out.to_at is null
        and above.user_id = $4
    )
    or exists (
      select
      from
        counter_operator operator
      where
        operator.counter_id = handover.counter_id
        and operator.user_id = $5
        and operator.ended_at is null
        and operator.until > $6
    )
    or (
      $7
      and exists (
        select
        from
          counter
          join unit_ancestor on unit_ancestor.unit_id = counter.unit_id
        where
          counter.id = handover.counter_id
          and unit_ancestor.ancestor_id = $8
      )
    )
    or (
      $9
      and exists (
        select
        from
          users
          join unit_ancestor using (unit_id)
        where
          users.id = handover.recipient_id
          and unit_ancestor.ancestor_id = $10
      )
    )
  )
order by
  handover.act_at desc,
  handover.id desc
limit
  $11;
