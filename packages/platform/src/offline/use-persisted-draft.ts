import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from '../connection/connection-store';
import { useCurrentUser, useSession } from '../session/session-store';
import { draftId } from './draft-id';
import { loadOfflineStore } from './load-offline-store';
import type { QueueType } from './queue-entry';
import { queueStore } from './queue-store';
import { useQueueEntry } from './use-queue';

/** What a form that keeps drafts says about itself. */
export interface DraftForm<V> {
  /** One draft of each name is kept for each person, e.g. 'new-transfer'. */
  name: string;
  type: QueueType;
  /** What it is, for the queue, e.g. 'Transfer M4A1 Carbine W123456 to SSG Brandt'. */
  title: (values: V) => string;
  /** Address at which the form opens, e.g. '/transfers?new=1'. */
  path: string;
}

export interface KeptDraft<V> {
  /**
   * What was typed and not sent when this form was last open; null for nothing, undefined until the device
   * was read. It may be of an older version of the form: lay it over the form's own initial values.
   */
  kept: V | null | undefined;
  /** Epoch milliseconds at which it was kept; null for nothing. */
  keptAt: number | null;
  /** Keeps what is typed. @throws StorageFullError where the device has no room */
  keep: (values: V) => Promise<void>;
  /** Forgets it: it was sent, or its person discards it. */
  drop: () => Promise<void>;
}

/**
 * Keeps what is typed into a form on this device, to be offered again. A draft is never sent by itself: for what
 * two people must agree to, the person opens the form again and sends it with a connection. The queue panel
 * lists drafts as what they are.
 */
export function usePersistedDraft<V extends object>(form: DraftForm<V>): KeptDraft<V> {
  const owner = useCurrentUser().id;
  const id = draftId(owner, form.name);
  const entry = useQueueEntry(id);
  const [found, setFound] = useState<{ values: V; at: number } | null | undefined>(undefined);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  // What is kept while this form is open is what the form shows already.
  if (found === undefined && entry !== undefined) {
    setFound(entry && { values: entry.data as V, at: entry.timestamp });
  }

  const keep = useCallback(
    async (values: V) => {
      const { type, title, path } = latest.current;
      const { addEntry } = await loadOfflineStore();
      await addEntry({
        id,
        timestamp: Date.now(),
        type,
        data: values,
        title: title(values),
        owner,
        state: 'draft',
        attempts: 0,
        path,
      });
    },
    [id, owner],
  );
  const drop = useCallback(async () => {
    setFound(null);
    const { removeEntry } = await loadOfflineStore();
    await removeEntry(id);
  }, [id]);

  return { kept: found && found.values, keptAt: found?.at ?? null, keep, drop };
}

/** Says that the form of a draft is open in front, for as long as it is: nothing else needs to speak of the draft. */
export function useDraftInFront(name: string): void {
  const id = draftId(useCurrentUser().id, name);
  useEffect(() => {
    queueStore.setState(({ shown }) => ({ shown: [...shown, id] }));
    return () => queueStore.setState(({ shown }) => ({ shown: shown.filter((one) => one !== id) }));
  }, [id]);
}

/** Typing has paused for so long. */
const PAUSE_MS = 400;

const warnNotKept = (error: unknown) => console.warn('The draft could not be kept', error);

/**
 * Keeps a form's values as they are typed: a reload or a phone that closes the page loses nothing. Put it inside the
 * form.
 *
 * @param typed whether the person has changed anything; an untouched form is no draft
 */
export function useKeepWhileTyping<V>({ keep }: Pick<KeptDraft<V>, 'keep'>, values: V, typed: boolean): void {
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => {
      keep(values).catch(warnNotKept);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, values, keep]);
}

/** The same, and as the form is closed, which may be before typing has paused. */
export function useKeepUntilClosed<V>({ keep }: Pick<KeptDraft<V>, 'keep'>, values: V, typed: boolean): void {
  useKeepWhileTyping({ keep }, values, typed);
  const latest = useRef<{ values: V } | null>(null);
  useEffect(() => {
    latest.current = typed ? { values } : null;
  }, [typed, values]);
  useEffect(
    () => () => {
      if (latest.current) keep(latest.current.values).catch(warnNotKept);
    },
    [keep],
  );
}

/**
 * The same for as long as there is no connection or the session has ended, for a form that says itself that it is left
 * unsent. Another person may sign in over the page of the one whose session ended, which closes the form.
 */
export function useKeepWhileOffline<V>(draft: Pick<KeptDraft<V>, 'keep'>, values: V, typed: boolean): void {
  const online = useConnection((connection) => connection.online);
  const expired = useSession((session) => session.expired);
  useKeepWhileTyping(draft, values, typed && (!online || expired));
}
