import { useKeepWhileTyping } from '@hand-receipt/platform';
import { useEffect, useMemo, useState } from 'react';
import type { useReadSheets } from '../sheet/use-sheets';
import { type KeptAnswers, useAnswerDraft } from './use-answer-draft';
import type { useAnswers } from './use-answers';

const warn = (error: unknown) => console.warn('The draft could not be dropped', error);

/** Where the answers on the screen come from: nothing kept, a draft, or a draft of sheets that have changed since. */
type Source = 'unread' | 'none' | 'draft' | 'outdated';

interface Restoring {
  requestId: string;
  answers: ReturnType<typeof useAnswers>;
  location: string;
  setLocation: (location: string) => void;
  /** Sheets of the lines that are pending, as they were read. */
  read: Pick<ReturnType<typeof useReadSheets>, 'query' | 'readOf'>;
}

/** Digests of what is read, by the line's id. */
function digestsOf({ query, readOf }: Restoring['read']): Record<string, string> {
  return Object.fromEntries(
    [...(query.data?.keys() ?? [])].flatMap((id) => {
      const sheet = readOf(id);
      return sheet ? [[id, sheet.digest] as const] : [];
    }),
  );
}

/** Whether every line that still waits is as it was when it was answered. */
const isCurrent = (kept: KeptAnswers, digests: Record<string, string>): boolean =>
  Object.entries(digests).every(([id, digest]) => kept.read[id] === digest);

/** Keeps the answers to a request on this device, and brings them back while what they answer is the same. */
export function useRestoredAnswers({ requestId, answers, location, setLocation, read }: Restoring) {
  const { kept, keptAt, keep, drop } = useAnswerDraft(requestId);
  const [source, setSource] = useState<Source>('unread');
  const isTyped = answers.isTouched || location !== '';
  const present = digestsOf(read);
  const digests = JSON.stringify(present);
  // Sheets that were kept by the query cache may be old: they count as read once they were fetched.
  const isRead = read.query.data !== undefined && Object.keys(present).length === read.query.data.size;

  if (source === 'unread' && kept !== undefined && isRead) {
    if (kept === null || isTyped) setSource('none');
    else if (isCurrent(kept, present)) {
      setSource('draft');
      answers.restore(new Map(kept.choices));
      setLocation(kept.location);
    } else setSource('outdated');
  }
  useEffect(() => {
    if (source === 'outdated') drop().catch(warn);
  }, [source, drop]);

  const { choices } = answers;
  const values = useMemo(
    (): KeptAnswers => ({
      choices: [...choices],
      location,
      read: JSON.parse(digests) as KeptAnswers['read'],
    }),
    [choices, location, digests],
  );
  useKeepWhileTyping({ keep }, values, isTyped && source !== 'unread');

  const empty = () => {
    setSource('none');
    answers.restore(new Map());
    setLocation('');
    drop().catch(warn);
  };

  return {
    /** When the answers on the screen were kept; null where they come from no draft. */
    keptAt: source === 'draft' ? keptAt : null,
    /** There was a draft, and what it answered has changed. */
    isOutdated: source === 'outdated',
    /** Forgets all answers: they were sent, or their person discards them. */
    empty,
    /** Forgets the answers to these lines; the others stay, with what goes with them. */
    forget: (ids: readonly string[], all: boolean) => {
      if (all) return empty();
      answers.restore(new Map([...choices].filter(([id]) => !ids.includes(id))));
    },
  };
}
