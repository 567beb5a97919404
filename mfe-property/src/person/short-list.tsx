import { Box, Button } from '@hand-receipt/ui';
import { type ReactNode, useState } from 'react';

/** Rows that a block shows before it is asked for all. */
const SHOWN = 10;

interface ShortListProps<T> {
  entries: readonly T[];
  label: string;
  renderEntry: (entry: T) => ReactNode;
}

/** The first entries of a list, and all when asked. */
export function ShortList<T>({ entries, label, renderEntry }: ShortListProps<T>) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <ul aria-label={label}>{shown.map(renderEntry)}</ul>
      {shown.length < entries.length ? (
        <Box p="3" borderTopWidth="1px" borderColor="border.subtle">
          <Button size="s" onClick={() => setAll(true)} aria-label={`Show all ${entries.length}, ${label}`}>
            Show all {entries.length}
          </Button>
        </Box>
      ) : null}
    </>
  );
}
