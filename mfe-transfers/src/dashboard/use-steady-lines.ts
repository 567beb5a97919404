import { DASHBOARD_PREVIEW, type Transfer } from '@hand-receipt/contracts';
import { type FocusEvent, type PointerEvent, useState } from 'react';

const isWaiting = ({ status }: Transfer) => status === 'pending';

/** The lines as they stand, each as fresh as it can be, and below them what has room now. */
function inPlace(lines: readonly Transfer[], pending: readonly Transfer[]): Transfer[] {
  const fresh = new Map(pending.map((transfer) => [transfer.id, transfer]));
  const standing = lines.map((line) => (isWaiting(line) ? (fresh.get(line.id) ?? line) : line));
  const room = DASHBOARD_PREVIEW.transfers - standing.filter(isWaiting).length;
  const next = pending.filter(({ id }) => !standing.some((line) => line.id === id));
  return [...standing, ...next.slice(0, Math.max(0, room))];
}

/**
 * The card's lines, which do not move under the pointer: as long as the pointer or the focus is on the card,
 * or a dialog asks, an answered line keeps its place and says how it ended. The next ones come below.
 *
 * @param pending what waits, first first
 * @param asking a confirmation is open
 */
export function useSteadyLines(pending: readonly Transfer[], asking: boolean) {
  const [held, setHeld] = useState<Transfer[] | null>(null);
  const lines = held ? inPlace(held, pending) : pending.slice(0, DASHBOARD_PREVIEW.transfers);

  const hold = () => setHeld((before) => before ?? lines);
  const release = (card: HTMLElement, isOn: string) => {
    if (!asking && !card.matches(isOn)) setHeld(null);
  };
  return {
    lines,
    /** Shows how a line ended, in its place. */
    settle: (id: string, status: Transfer['status']) =>
      setHeld(lines.map((line) => (line.id === id ? { ...line, status } : line))),
    handlers: {
      onPointerEnter: hold,
      onFocus: hold,
      onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) =>
        release(currentTarget, ':focus-within'),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) release(currentTarget, ':hover');
      },
    },
  };
}
