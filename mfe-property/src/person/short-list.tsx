import { formatCount, ShowMore } from '@hand-receipt/ui';
import { type ReactNode, useRef, useState } from 'react';

/** Rows that a block shows at first. */
const FIRST = 10;
/** Rows that a press adds: a hand receipt may have thousands. */
const MORE = 100;

interface ShortListProps<T> {
  entries: readonly T[];
  label: string;
  renderEntry: (entry: T) => ReactNode;
}

/** The first entries of a list, and more when asked. */
export function ShortList<T>({ entries, label, renderEntry }: ShortListProps<T>) {
  const [limit, setLimit] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);
  const shown = entries.slice(0, limit);
  const hidden = entries.length - shown.length;
  const count = formatCount(entries.length);
  return (
    <>
      <ul ref={list} aria-label={`${label}, ${count}`}>
        {shown.map(renderEntry)}
      </ul>
      <ShowMore
        list={list}
        hasMore={hidden > 0}
        onShow={() => setLimit(limit + MORE)}
        inset
        size="s"
        aria-label={hidden > MORE ? `Show ${MORE} more of ${count}, ${label}` : `Show all ${count}, ${label}`}
      >
        {hidden > MORE ? `Show ${MORE} more` : `Show all ${count}`}
      </ShowMore>
    </>
  );
}
