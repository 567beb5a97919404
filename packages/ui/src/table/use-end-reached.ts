import { useEffect, useRef } from 'react';

/** How many rows before the end the next page is asked for. */
const AHEAD = 15;

/** Tells lists apart: a new sort or search may bring another list of the same length. */
const nameOf = (rows: readonly { id: string }[]) =>
  `${rows.length} ${rows[0]?.id} ${rows[rows.length - 1]?.id}`;

/**
 * Calls once for each list as its end comes near.
 *
 * @param lastLine the last line that is drawn, of `lines` lines in all
 */
export function useEndReached(
  lastLine: number,
  lines: number,
  rows: readonly { id: string }[],
  onEndReached: (() => void) | undefined,
): void {
  const calledFor = useRef('');
  useEffect(() => {
    if (!onEndReached || lines === 0 || lastLine < lines - 1 - AHEAD) return;
    const name = nameOf(rows);
    if (calledFor.current === name) return;
    calledFor.current = name;
    onEndReached();
  }, [lastLine, lines, rows, onEndReached]);
}
