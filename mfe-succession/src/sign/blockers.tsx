import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useLocation } from '@hand-receipt/platform';
import { Alert, Link } from '@hand-receipt/ui';
import { SuccessionActs } from '../succession/succession-acts';

/** What must end before anybody signs, each with where it is done. Where only a cancel ends it, that is offered here. */
export function Blockers({ succession }: { succession: SuccessionDetailDto }) {
  const { pathname } = useLocation();
  const { blockers } = succession.signing;
  if (blockers.length === 0) return null;
  const isToCancel = blockers.some(({ endsByCancel }) => endsByCancel);
  return (
    <Alert
      tone="warning"
      title="Nobody signs yet"
      announce={false}
      actions={isToCancel && <SuccessionActs succession={succession} />}
    >
      <ul>
        {blockers.map(({ message, strip, waitsFor }) => (
          <li key={message}>
            {message} {waitsFor && <Link to={`/successions/${waitsFor}`}>Open {waitsFor}</Link>}
            {strip && <Link to={`${pathname}?strip=${strip}`}>Open</Link>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
