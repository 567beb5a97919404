import { countUnsent, signOut, useQueue } from '@hand-receipt/platform';
import { ConfirmDialog } from '@hand-receipt/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { changes } from './connection-words';

/**
 * Signs the person out. It asks first where they have unsent changes on this device, because signing out deletes them.
 *
 * @returns `leave` to sign out, and the question for the page to show
 */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const { entries } = useQueue();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    if ((await countUnsent()) > 0) setAsking(true);
    else await signOut();
  };
  // What waited was sent under the open question: there is nothing left to ask.
  useEffect(() => {
    if (!asking || entries.length > 0) return;
    setAsking(false);
    void signOut();
  }, [asking, entries.length]);
  const [has, them] = entries.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return {
    leave: () => void leave(),
    question: (
      <ConfirmDialog
        open={asking && entries.length > 0}
        tone="danger"
        title="Sign out and discard unsent changes?"
        description={`${changes(entries.length)} on this device ${has} not reached the server. Signing out deletes ${them}, so that other people do not find ${them} here.`}
        confirmLabel="Sign out"
        onClose={() => setAsking(false)}
        onConfirm={() => void signOut()}
      />
    ),
  };
}
