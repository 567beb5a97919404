import type { OperationsDto } from '@hand-receipt/contracts';
import { formatDateTime, Label, Mono, Panel, PlainTable, useIsPhone } from '@hand-receipt/ui';
import { StateCard } from './state-card';
import { StateMark } from './state-mark';

type Processes = Pick<OperationsDto, 'processes'>;
type Process = OperationsDto['processes'][number];

const keyOf = ({ host, pid, startedAt }: Process) => `${host} ${pid} ${startedAt}`;
const stateOf = ({ alive }: Process) => (alive ? 'good' : 'look');

function ProcessCards({ processes }: Processes) {
  return (
    <ul className="operations-list">
      {processes.map((one) => (
        <StateCard key={keyOf(one)} title={one.host} state={stateOf(one)}>
          <p>
            Process <Mono>{one.pid}</Mono>, version {one.version}
          </p>
          <p className="operations-todo">
            Started <Mono>{formatDateTime(one.startedAt)}</Mono>, last seen{' '}
            <Mono>{formatDateTime(one.seenAt)}</Mono>
          </p>
          {one.alive ? <p className="operations-todo">Event streams: {one.streams}</p> : null}
        </StateCard>
      ))}
    </ul>
  );
}

function ProcessesTable({ processes }: Processes) {
  return (
    <PlainTable label="Processes">
      <thead>
        <tr>
          {['State', 'Machine', 'Process', 'Version', 'Started', 'Last seen', 'Event streams'].map(
            (heading) => (
              <th scope="col" key={heading} data-number={heading === 'Event streams' ? '' : undefined}>
                <Label>{heading}</Label>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {processes.map((one) => (
          <tr key={keyOf(one)}>
            <td>
              <StateMark state={stateOf(one)} />
            </td>
            <th scope="row" className="operations-title">
              {one.host}
            </th>
            <td>
              <Mono>{one.pid}</Mono>
            </td>
            <td>{one.version}</td>
            <td>
              <Mono>{formatDateTime(one.startedAt)}</Mono>
            </td>
            <td>
              <Mono>{formatDateTime(one.seenAt)}</Mono>
            </td>
            <td data-number="">{one.alive ? one.streams : '–'}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

/** Processes of the server, this one first. */
export function ProcessesPanel({ processes }: Processes) {
  const isPhone = useIsPhone();
  return (
    <Panel title="Processes">
      {isPhone ? <ProcessCards processes={processes} /> : <ProcessesTable processes={processes} />}
    </Panel>
  );
}
