import { useCallback, useState } from 'react';
import { signal, type Verdict, type VerdictSign } from './verdict';

export type Say = (sign: VerdictSign, words: string, choices?: Verdict['choices']) => void;

/** The answer to the last scan: shown, sounded and read aloud. */
export function useVerdict(): { verdict: Verdict | null; say: Say } {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const say: Say = useCallback((sign, words, choices) => {
    signal(sign);
    setVerdict((before) => ({ sign, words, choices, number: (before?.number ?? 0) + 1 }));
  }, []);
  return { verdict, say };
}
