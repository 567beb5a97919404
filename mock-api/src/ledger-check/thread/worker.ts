import { type MessagePort, parentPort } from 'node:worker_threads';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../../kernel';
import type { SealedBefore } from '../../ledger';
import { LedgerVerification } from '../verification';
import { Asking, Refusal } from './asking';
import { AskingPool } from './asking-pool';
import type { FromThread, ToThread } from './protocol';

/** The thread that checks the ledger, so that hashing a million events holds nobody up. */

function main(port: MessagePort): void {
  const post = (message: FromThread) => port.postMessage(message);
  const asking = new Asking(port);
  const verification = new LedgerVerification({
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: new AskingPool(asking) }) }),
    sealer: { known: () => asking.ask<SealedBefore>({ kind: 'known' }) },
    clock: () => asking.ask<Date>({ kind: 'now' }),
  });
  port.on('message', (message: ToThread) => {
    if (message.kind !== 'check') return;
    const { check, full } = message;
    verification.check({ full, onProgress: (checked) => post({ kind: 'progress', check, checked }) }).then(
      (verdict) => post({ kind: 'verdict', check, verdict }),
      (error: unknown) => post({ kind: 'failed', check, ...reasonOf(error) }),
    );
  });
}

type Reason = Pick<Extract<FromThread, { kind: 'failed' }>, 'message' | 'stack' | 'question'>;

function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error)) return { message: String(error), question: null };
  const { message, stack } = error;
  return { message, stack, question: error instanceof Refusal ? error.question : null };
}

if (parentPort) main(parentPort);
