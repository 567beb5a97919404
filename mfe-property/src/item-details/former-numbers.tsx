import type { FormerKind, PropertyItem } from '@hand-receipt/contracts';
import { formatDate, Link, Mono, Serial } from '@hand-receipt/ui';

const KINDS: Record<FormerKind, string> = { serial: 'Serial number', nsn: 'NSN', lin: 'LIN', uii: 'UII' };

/** Numbers that the item had before an amendment: 'Serial number was W123456 until 22NOV2026, AM-0007'. */
export function FormerNumbers({ item }: { item: PropertyItem }) {
  return (
    <ul>
      {item.formerIdentifiers.map(({ kind, value, until, amendmentId }) => {
        const Element = kind === 'serial' ? Serial : Mono;
        return (
          <li key={`${amendmentId} ${kind} ${value}`}>
            {KINDS[kind]} was <Element>{value}</Element> until <Mono>{formatDate(until)}</Mono>,{' '}
            <Link to={`/amendments/${amendmentId}`}>{amendmentId}</Link>
          </li>
        );
      })}
    </ul>
  );
}
