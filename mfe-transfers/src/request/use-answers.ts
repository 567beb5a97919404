import type { Decision } from '@hand-receipt/data';
import { useCallback, useState } from 'react';

/** What I am about to answer to one line. */
export interface LineChoice {
  /** Null while I leave it open. */
  decision: Decision | null;
  /** Kept while I change my mind. */
  reason: string;
  /** Where I keep this one; null where it is where I keep all of them. */
  location: string | null;
  /** What I counted of an item that comes back, as typed, by the component's id. */
  counts: Readonly<Record<string, string>>;
}

/** Choices by the line's id. */
export type LineChoices = ReadonlyMap<string, LineChoice>;

const UNTOUCHED: LineChoice = { decision: 'approve', reason: '', location: null, counts: {} };

/** Answers to the lines of a request as they are made up, before any is sent. They outlive every refresh. */
export function useAnswers() {
  const [choices, setChoices] = useState<LineChoices>(new Map());

  const change = useCallback((ids: readonly string[], part: Partial<LineChoice>) => {
    setChoices((before) => {
      const after = new Map(before);
      for (const id of ids) after.set(id, { ...(before.get(id) ?? UNTOUCHED), ...part });
      return after;
    });
  }, []);

  return {
    /** Something was chosen or typed. */
    isTouched: choices.size > 0,
    choices,
    /** Puts these in the place of all. */
    restore: setChoices,
    choiceOf: (id: string): LineChoice => choices.get(id) ?? UNTOUCHED,
    change,
    choose: useCallback(
      (ids: readonly string[], decision: Decision | null) => change(ids, { decision }),
      [change],
    ),
  };
}
