import type { Decision } from '@hand-receipt/data';
import { useCallback, useState } from 'react';

/** What I am about to answer to one line. */
export interface LineChoice {
  /** Null while I leave it open. */
  decision: Decision | null;
  /** Kept while I change my mind. */
  reason: string;
}

const OPEN: LineChoice = { decision: null, reason: '' };

/** Answers to the lines of a request as they are made up, before any is sent. They outlive every refresh. */
export function useAnswers() {
  const [choices, setChoices] = useState<ReadonlyMap<string, LineChoice>>(new Map());

  const change = useCallback((ids: readonly string[], part: Partial<LineChoice>) => {
    setChoices((before) => {
      const after = new Map(before);
      for (const id of ids) after.set(id, { ...(before.get(id) ?? OPEN), ...part });
      return after;
    });
  }, []);

  return {
    choiceOf: (id: string): LineChoice => choices.get(id) ?? OPEN,
    choose: useCallback(
      (ids: readonly string[], decision: Decision | null) => change(ids, { decision }),
      [change],
    ),
    giveReason: useCallback((id: string, reason: string) => change([id], { reason }), [change]),
  };
}
