-- GET /api/si-reports?limit=20

select
  count(*)::int as total
from
  si_report
where
  si_report.unit_id in (
    select
      id
    from
      units_below ($1)
  );

select
  si_report.id as id,
  si_report.at as time
from
  si_report
where
  si_report.unit_id in (
    select
      id
    from
      units_below ($1)
  )
order by
  si_report.at desc,
  si_report.id desc
limit
  $2;
