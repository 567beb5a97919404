import type { VerificationDto } from '@hand-receipt/contracts';

/** Messages between the server and the thread in which it checks the ledger. */

/** What the thread asks the server for: the database, what the sealer knows, and the time. */
export type Question =
  /** The thread names its connections itself, and need not wait for one before it uses it. */
  | { kind: 'connect'; connection: number }
  | { kind: 'query'; connection: number; sql: string; parameters: readonly unknown[] }
  | { kind: 'release'; connection: number }
  | { kind: 'known' }
  | { kind: 'now' };

export type FromThread =
  /** `id` is null where no answer is waited for. */
  | { kind: 'question'; id: number | null; question: Question }
  | { kind: 'progress'; check: number; checked: number }
  | { kind: 'verdict'; check: number; verdict: VerificationDto }
  /** `question` is the one whose answer was an error, where that is why. */
  | { kind: 'failed'; check: number; message: string; stack?: string; question: number | null };

export type ToThread =
  | { kind: 'check'; check: number; full: boolean }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'refusal'; id: number; message: string };
