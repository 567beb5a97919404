import type { ReactNode } from 'react';
import './page.css';

/** The measures of a page: padding, greatest width, and room under a floating selection bar. */
export function PageBody({ bottomRoom, children }: { bottomRoom?: boolean; children: ReactNode }) {
  return (
    <div className="hr-page" data-bottom-room={bottomRoom || undefined}>
      {children}
    </div>
  );
}
