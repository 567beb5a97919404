-- GET /api/counters?

select
  "counter"."id",
  "counter"."name",
  "counter"."kind",
  "counter"."unit_id",
  "counter"."closed_at",
  "units"."name" as "unit",
  exists (
    select
    from
      unit_ancestor
    where
      unit_id = "counter"."unit_id"
      and ancestor_id = "viewer"."unit_id"
  ) as "leads",
  exists (
    select
    from
      unit_ancestor
    where
      unit_id = "viewer"."unit_id"
      and ancestor_id = "counter"."unit_id"
  ) as "belongs",
  (
    counter.closed_at is null
    and exists (
      select
      from
        counter_operator operator
      where
        operator.counter_id = counter.id
        and operator.user_id = $1
        and operator.ended_at is null
        and operator.until > $2
    )
  ) as "operates",
  exists (
    select
    from
      counter_authority authority
    where
      authority.counter_id = counter.id
      and authority.holder_user_id = $3
      and authority.until > $4
  ) as "lets"
from
  "counter"
  inner join "units" on "units"."id" = "counter"."unit_id"
  left join "users" as "viewer" on "viewer"."id" = $5
order by
  counter.closed_at is not null,
  "units"."name",
  "counter"."name",
  "counter"."id";

select
  "stock"."counter_id",
  count(*)::int as "stock",
  count(
    case
      when possession.id is null then property.assigned_to_user_id
      else possession.user_id
    end
  )::int as "out"
from
  "counter_stock" as "stock"
  inner join "property" on "property"."id" = "stock"."item_id"
  left join "possession" on "possession"."item_id" = "stock"."item_id"
  and "possession"."to_at" is null
where
  "stock"."counter_id" = any (
    array(
      select
        unnest($1::text[])
    )
  )
group by
  "stock"."counter_id";
