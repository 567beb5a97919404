import { formatDateTime } from '@hand-receipt/ui';

/** 'n changes', with the one and the many told apart. */
export const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

const draftsKept = (count: number) => `${count} ${count === 1 ? 'draft' : 'drafts'} kept`;

interface State {
  online: boolean;
  syncing: boolean;
  waiting: number;
  failed: number;
  /** Forms that were filled in, not sent and are not in front; they go only by hand. */
  drafts: number;
  /** Epoch milliseconds; null where everything shown is the server's. */
  keptAt: number | null;
}

/** What stands under the page's header about the connection; null where there is nothing to say. */
export function connectionWords({ online, syncing, waiting, failed, drafts, keptAt }: State) {
  const draft = drafts ? ` ${draftsKept(drafts)} on this device, not sent.` : '';
  const queued = (waiting ? ` ${changes(waiting)} queued on this device.` : '') + draft;
  if (!online) {
    const age = keptAt ? ` What you see was kept on this device at ${formatDateTime(keptAt)}.` : '';
    return { tone: 'warning' as const, title: 'You are offline', text: `${age}${queued}`.trim() };
  }
  if (failed) {
    return {
      tone: 'danger' as const,
      title: `${changes(failed)} could not be sent`,
      text: `The server gave its reason.${queued}`,
    };
  }
  if (!waiting && drafts) {
    return { tone: 'info' as const, title: `${draftsKept(drafts)} on this device`, text: 'Not sent yet.' };
  }
  if (!waiting) return null;
  const title = syncing ? `Sending ${changes(waiting)}` : `${changes(waiting)} waiting to be sent`;
  return { tone: 'info' as const, title, text: draft.trim() };
}
