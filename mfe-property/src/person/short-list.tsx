import { Box, Button, formatCount } from '@hand-receipt/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Rows that a block shows at first. */
const FIRST = 10;
/** Rows that a press adds: a hand receipt may have thousands. */
const MORE = 100;

interface ShortListProps<T> {
  entries: readonly T[];
  label: string;
  renderEntry: (entry: T) => ReactNode;
}

/** Moves the focus to the first of the rows that a press has added, because the button may be gone. */
function useFocusAdded() {
  const list = useRef<HTMLUListElement>(null);
  const added = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (added.current === null) return;
    const row = list.current?.children[added.current];
    added.current = null;
    if (!(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  });
  return { list, added };
}

/** The first entries of a list, and more when asked. */
export function ShortList<T>({ entries, label, renderEntry }: ShortListProps<T>) {
  const [limit, setLimit] = useState(FIRST);
  const { list, added } = useFocusAdded();
  const shown = entries.slice(0, limit);
  const hidden = entries.length - shown.length;
  const count = formatCount(entries.length);
  const showMore = () => {
    added.current = shown.length;
    setLimit(limit + MORE);
  };
  return (
    <>
      <ul ref={list} aria-label={`${label}, ${count}`}>
        {shown.map(renderEntry)}
      </ul>
      {hidden > 0 ? (
        <Box p="3" borderTopWidth="1px" borderColor="border.subtle">
          <Button
            size="s"
            onClick={showMore}
            aria-label={
              hidden > MORE ? `Show ${MORE} more of ${count}, ${label}` : `Show all ${count}, ${label}`
            }
          >
            {hidden > MORE ? `Show ${MORE} more` : `Show all ${count}`}
          </Button>
        </Box>
      ) : null}
    </>
  );
}
