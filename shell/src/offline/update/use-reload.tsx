import { ConfirmDialog } from '@hand-receipt/ui';
import { type ReactNode, useState } from 'react';
import { reloadPage } from './reload-page';
import { hasUnsavedInput } from './unsaved-input';

interface Reload {
  /** Reloads the page; where something was typed, only after the user was asked. */
  reload: () => void;
  /** Where the user is asked. To be drawn. */
  question: ReactNode;
}

/** @param first runs just before the page is loaded again, and not where the user keeps it */
export function useReload(first?: () => void): Reload {
  const [asking, setAsking] = useState(false);
  const reloadNow = () => {
    first?.();
    reloadPage();
  };
  return {
    reload: () => (hasUnsavedInput() ? setAsking(true) : reloadNow()),
    question: (
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Reload and lose what you typed?"
        description="Something on this page has not been saved. Save or send it first, then reload."
        confirmLabel="Reload anyway"
        onClose={() => setAsking(false)}
        onConfirm={reloadNow}
      />
    ),
  };
}
