import type { ReactNode } from 'react';
import '../text/text.css';

/** Read aloud when it changes, not seen. Keep it mounted; change what is in it. */
export function LiveText({ assertive = false, children }: { assertive?: boolean; children?: ReactNode }) {
  return (
    <div className="hr-hidden" role={assertive ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
