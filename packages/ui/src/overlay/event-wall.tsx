import type { ReactNode, SyntheticEvent } from 'react';

const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Around a dialog that a row opens. React events of a dialog reach the row that rendered it, wherever the
 * dialog stands in the document; behind the wall, what is clicked and typed does not open, select or move rows.
 */
export function EventWall({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" style={{ display: 'contents' }} onClick={keep} onKeyDown={keep} onFocus={keep}>
      {children}
    </div>
  );
}
