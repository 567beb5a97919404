import type { OperationsDto } from '@hand-receipt/contracts';
import { formatDateTime, Label, Mono, Panel, PlainTable } from '@hand-receipt/ui';
import { StateMark } from './state-mark';

/** Work that the clock starts, with its last run and why it failed. */
export function JobsPanel({ jobs }: Pick<OperationsDto, 'jobs'>) {
  if (jobs.length === 0) return null;
  return (
    <Panel title="Scheduled jobs">
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
                <Mono>{ranAt ? formatDateTime(ranAt) : 'Not yet'}</Mono>
              </td>
              <td>
                <Mono>{formatDateTime(dueAt)}</Mono>
              </td>
              <td className="operations-value">
                {failure ? `${failure.reason} Since ${formatDateTime(failure.since)}` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Panel>
  );
}
