import { useEffect, useRef } from 'react';

/** How many rows before an end the page beyond it is asked for. */
const AHEAD = 15;

/** Tells lists apart: a new sort or search may bring another list of the same length. */
const nameOf = (rows: readonly { id: string }[]) =>
  `${rows.length} ${rows[0]?.id} ${rows[rows.length - 1]?.id}`;

/** Calls once for each list when it is `near`. */
function useOnceNear(near: boolean, rows: readonly { id: string }[], onNear: (() => void) | undefined): void {
  const calledFor = useRef('');
  useEffect(() => {
    if (!onNear || !near) return;
    const name = nameOf(rows);
    if (calledFor.current === name) return;
    calledFor.current = name;
    onNear();
  }, [near, rows, onNear]);
}

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
  useOnceNear(lines > 0 && lastLine >= lines - 1 - AHEAD, rows, onEndReached);
}

/**
 * Calls once for each list as its first row comes near, where there are rows before it.
 *
 * @param firstLine the first line that is drawn
 */
export function useStartReached(
  firstLine: number,
  rowsBefore: number,
  rows: readonly { id: string }[],
  onStartReached: (() => void) | undefined,
): void {
  useOnceNear(rowsBefore > 0 && firstLine >= 0 && firstLine <= AHEAD, rows, onStartReached);
}
