import { causeSentence } from '../cause';
import type { BundleVerdict } from './verify';

/** One line for the reader, and how it is to be taken. */
export interface Line {
  kind: 'verified' | 'failed' | 'refused' | 'warning' | 'fact';
  text: string;
}

/** A verdict in words, for the command line and the page alike. */
export function outcomeLines(verdict: BundleVerdict): Line[] {
  const { verified, findings, cause, size, root, shown, origin, key, keyIsTrusted, exportedAt } = verdict;
  const headline: Line = verified
    ? { kind: 'verified', text: 'Ledger database integrity verified successfully.' }
    : {
        kind: 'failed',
        text: 'Ledger database integrity verification failed. Potential tampering detected.',
      };
  const fact = (text: string): Line => ({ kind: 'fact', text });
  return [
    headline,
    ...findings.map(({ message }): Line => ({
      kind: 'failed',
      text: cause?.message === message ? causeSentence(cause) : message,
    })),
    // A trusted key that was given, and is not this log's, is a finding above.
    ...(keyIsTrusted || findings.some(({ code }) => code === 'key-changed')
      ? []
      : [{ kind: 'warning', text: NO_KEY } as const]),
    fact(`Log: ${origin}`),
    fact(`Events: ${size}, of which ${shown} with their contents`),
    fact(`Root: ${root}`),
    fact(`Key: ${key}${keyIsTrusted ? ' (the one that you trust, or authorised by it)' : ''}`),
    fact(`Exported: ${exportedAt}`),
  ];
}

/** Said where nothing but the file itself vouches for its key. */
export const NO_KEY =
  'No trusted key was given. The author of this file could have signed it. Compare the key below with one from another source.';

/** What to say of a file that could not be checked: never a verdict. */
export const refusalLines = (sentence: string): Line[] => [
  { kind: 'refused', text: 'The ledger could not be checked.' },
  { kind: 'refused', text: sentence },
];
