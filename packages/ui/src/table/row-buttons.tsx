import type { ReactNode } from 'react';
import './table.css';

/** The buttons at the end of a row, always in sight. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <div className="hr-row-actions">{children}</div>;
}
