import type { OperationsDto } from '@hand-receipt/contracts';
import { formatDateTime, Label, Mono, Panel, PlainTable, useIsPhone } from '@hand-receipt/ui';
import { StateCard } from './state-card';
import { StateMark } from './state-mark';

type Jobs = Pick<OperationsDto, 'jobs'>;
type Job = OperationsDto['jobs'][number];

const lastRun = (ranAt: Job['ranAt']) => (ranAt ? formatDateTime(ranAt) : 'Not yet');
const why = (failure: Job['failure']) =>
  failure ? `${failure.reason} Since ${formatDateTime(failure.since)}` : null;

function JobCards({ jobs }: Jobs) {
  return (
    <ul className="operations-list">
      {jobs.map(({ job, state, ranAt, dueAt, failure }) => (
        <StateCard key={job} title={job} state={state}>
          <p className="operations-todo">
            Last run <Mono>{lastRun(ranAt)}</Mono>, next run <Mono>{formatDateTime(dueAt)}</Mono>
          </p>
          {failure ? <p>{why(failure)}</p> : null}
        </StateCard>
      ))}
    </ul>
  );
}

function JobsTable({ jobs }: Jobs) {
  return (
    <PlainTable label="Scheduled jobs">
      <thead>
        <tr>
          {['State', 'Job', 'Last run', 'Next run', 'Why it fails'].map((heading) => (
            <th scope="col" key={heading}>
              <Label>{heading}</Label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ job, state, ranAt, dueAt, failure }) => (
          <tr key={job}>
            <td>
              <StateMark state={state} />
            </td>
            <th scope="row" className="operations-title">
              {job}
            </th>
            <td>
              <Mono>{lastRun(ranAt)}</Mono>
            </td>
            <td>
              <Mono>{formatDateTime(dueAt)}</Mono>
            </td>
            <td className="operations-value">{why(failure) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

/** Work that the clock starts, with its last run and why it failed. */
export function JobsPanel({ jobs }: Jobs) {
  const isPhone = useIsPhone();
  if (jobs.length === 0) return null;
  return (
    <Panel title="Scheduled jobs">{isPhone ? <JobCards jobs={jobs} /> : <JobsTable jobs={jobs} />}</Panel>
  );
}
