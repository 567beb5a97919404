import type { OperationsDto } from '@hand-receipt/contracts';
import { formatDateTime, Label, Mono, Panel, PlainTable } from '@hand-receipt/ui';
import { StateMark } from './state-mark';

/** Processes of the server, this one first. */
export function ProcessesPanel({ processes }: Pick<OperationsDto, 'processes'>) {
  return (
    <Panel title="Processes">
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
            <tr key={`${one.host} ${one.pid} ${one.startedAt}`}>
              <td>
                <StateMark state={one.alive ? 'good' : 'look'} />
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
    </Panel>
  );
}
