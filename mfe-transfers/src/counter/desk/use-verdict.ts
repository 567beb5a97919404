import { useCallback, useState } from 'react';
import { signal, type Verdict, type VerdictSign } from './verdict';

export type Say = (
  sign: VerdictSign,
  words: string,
  more?: Pick<Verdict, 'choices' | 'isOfPaperTime'>,
) => void;

/** The answer to the last scan: shown, sounded and read aloud. */
export function useVerdict(): { verdict: Verdict | null; say: Say } {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const say: Say = useCallback((sign, words, more) => {
    signal(sign);
    setVerdict((before) => ({ sign, words, ...more, number: (before?.number ?? 0) + 1 }));
  }, []);
  return { verdict, say };
}
