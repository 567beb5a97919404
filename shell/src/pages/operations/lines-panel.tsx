import type { OperationLineDto, OperationsDto, OperationState } from '@hand-receipt/contracts';
import { formatDateTime, Label, Mono, Panel, PlainTable, useIsPhone } from '@hand-receipt/ui';
import { StateCard } from './state-card';
import { StateMark } from './state-mark';

const RANKS: Record<OperationState, number> = { act: 0, look: 1, good: 2 };

function Value({ line: { value, at } }: { line: OperationLineDto }) {
  return (
    <>
      {value}
      {at ? (
        <Mono muted className="operations-at">
          {formatDateTime(at)}
        </Mono>
      ) : null}
    </>
  );
}

function LinesTable({ lines }: Pick<OperationsDto, 'lines'>) {
  return (
    <PlainTable label="How the server runs">
      <thead>
        <tr>
          {['State', 'What', 'How it is', 'What to do'].map((heading) => (
            <th scope="col" key={heading}>
              <Label>{heading}</Label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <td>
              <StateMark state={line.state} />
            </td>
            <th scope="row" className="operations-title">
              {line.title}
            </th>
            <td className="operations-value">
              <Value line={line} />
            </td>
            <td className="operations-todo">{line.todo ?? 'Nothing'}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

/** Each thing that is watched. What asks for something comes first. */
export function LinesPanel({ lines }: Pick<OperationsDto, 'lines'>) {
  const isPhone = useIsPhone();
  const sorted = lines.toSorted((a, b) => RANKS[a.state] - RANKS[b.state]);
  return (
    <Panel title="State">
      {isPhone ? (
        <ul className="operations-list">
          {sorted.map((line) => (
            <StateCard key={line.key} title={line.title} state={line.state}>
              <p>
                <Value line={line} />
              </p>
              {line.todo ? <p className="operations-todo">{line.todo}</p> : null}
            </StateCard>
          ))}
        </ul>
      ) : (
        <LinesTable lines={sorted} />
      )}
    </Panel>
  );
}
