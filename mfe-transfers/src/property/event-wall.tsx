import type { ReactNode, SyntheticEvent } from 'react';

const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * React events of a dialog reach the row that rendered it, wherever the dialog stands in the document. What
 * is clicked and typed in the dialog must not open, select or move rows.
 */
export function EventWall({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'contents' }} onClick={keep} onKeyDown={keep} onFocus={keep}>
      {children}
    </div>
  );
}
