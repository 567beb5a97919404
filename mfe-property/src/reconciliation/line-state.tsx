import type { ReconciliationLineDto } from '@hand-receipt/contracts';
import { formatDate, StatusBadge } from '@hand-receipt/ui';

/** How a row stands: settled, noted or open. */
export function LineState({ line }: { line: ReconciliationLineDto }) {
  const { kind, outcome, note, noted_by, noted_at, carried_from, item } = line;
  if (kind === 'equal') return <StatusBadge status="present" label="Equal" />;
  if (outcome) return <StatusBadge status="present" label={outcome} />;
  if (!note && kind === 'theirs' && item) return <StatusBadge status="pending" label="Left our book" />;
  if (!note) return <StatusBadge status="pending" label="To settle" />;
  const by = noted_by && noted_at ? `${noted_by.name}, ${formatDate(noted_at)}` : '';
  return (
    <>
      <StatusBadge status="present" label="Noted" /> {note}{' '}
      <small>
        {by}
        {carried_from ? `, carried over from ${carried_from}` : ''}
      </small>
    </>
  );
}
