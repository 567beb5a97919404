import type { OperationState } from '@hand-receipt/contracts';
import type { ReactNode } from 'react';
import { StateMark } from './state-mark';

/** What a table shows in a line, on a phone. */
export function StateCard({
  title,
  state,
  children,
}: {
  title: string;
  state: OperationState;
  children: ReactNode;
}) {
  return (
    <li>
      <div className="operations-card-head">
        <b>{title}</b>
        <StateMark state={state} />
      </div>
      {children}
    </li>
  );
}
