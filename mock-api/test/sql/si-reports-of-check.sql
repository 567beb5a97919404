-- GET /api/si-reports?limit=20&unitId=C-1&due=2026-11-22T18:00:00.000Z

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
  )
  and si_report.unit_id = $2
  and si_report.due_at = $3::timestamptz;

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
  and si_report.unit_id = $2
  and si_report.due_at = $3::timestamptz
order by
  si_report.at desc,
  si_report.id desc
limit
  $4;
