import type { PaperDetailsDto } from '@hand-receipt/contracts';
import { formatDateTime, Serial } from '@hand-receipt/ui';

const KIND_WORDS: Record<PaperDetailsDto['kind'], string> = {
  receipt: 'Hand receipt',
  extract: 'Part of hand receipt',
  request: 'Accepted lines on hand receipt',
  clearance: 'Clearance memorandum',
  packet: 'Packet of succession',
  memorandum: 'Joint inventory memorandum of succession',
};

type Items = PaperDetailsDto['left'];

function ItemList({ title, items }: { title: string; items: Items }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map(({ id, name, serial_number }) => (
          <li key={id}>
            {name} <Serial>{serial_number}</Serial>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a party to the paper, or a leader of its holder, compares and learns. */
export function PaperDetails({ details }: { details: PaperDetailsDto }) {
  const { kind, number, edition, lines, left, joined, changed, newer } = details;
  return (
    <div className="check-details">
      <p>
        {KIND_WORDS[kind]}{' '}
        <b translate="no">
          {number}/{edition}
        </b>
      </p>
      <p>
        Compare {lines} {lines === 1 ? 'line' : 'lines'} and the number with the paper.
      </p>
      {newer ? (
        <p>
          A newer one is{' '}
          <b translate="no">
            {number}/{newer.edition}
          </b>
          , printed {formatDateTime(newer.printed_at)}.
        </p>
      ) : null}
      <ItemList title="No longer on it" items={left} />
      <ItemList title="Added since" items={joined} />
      <ItemList title="Changed since" items={changed} />
    </div>
  );
}
