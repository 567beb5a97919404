import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { VerificationDto } from '@hand-receipt/contracts';
import type { CheckOptions } from '../verification';
import { Answers, type AnswersParts } from './answers';
import type { FromThread, ToThread } from './protocol';

/** Every event leaves a few kilobytes that nobody wants again: with room for them they are cleared up less often. */
const YOUNG_MIB = 128;

const STOPPED = 'The server has stopped.';

interface Asked {
  resolve: (verdict: VerificationDto) => void;
  reject: (error: unknown) => void;
  onProgress?: (checked: number) => void;
}

/**
 * `LedgerVerification` in a thread of its own, which reads through this server's database. It is started by
 * the first check, and again by the next one after it broke: then what it knew is gone, and that check is full.
 */
export class VerificationThread {
  readonly #parts: AnswersParts;
  readonly #asked = new Map<number, Asked>();
  /** Errors that were answers, by their question: the thread knows only their words. */
  readonly #errors = new Map<number, unknown>();
  #worker: Worker | null = null;
  #answers: Answers | null = null;
  #nextCheck = 1;
  #closed = false;

  constructor(parts: AnswersParts) {
    this.#parts = parts;
  }

  /** As `LedgerVerification.check`. @throws Error where the thread broke before it had a verdict, or is closed. */
  check({ full = false, onProgress }: CheckOptions = {}): Promise<VerificationDto> {
    // A thread that was started now would outlive the server, and its process with it.
    if (this.#closed) return Promise.reject(new Error(STOPPED));
    const check = this.#nextCheck++;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#asked.set(check, { resolve, reject, onProgress });
      worker.postMessage({ kind: 'check', check, full } satisfies ToThread);
    });
  }

  /** Ends the thread for good; a check that runs fails. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    await this.#ended(worker, new Error(STOPPED));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(path.join(__dirname, 'worker.ts'), {
      name: 'ledger-check',
      execArgv: ['--require', require.resolve('tsx/cjs')],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    const answers = new Answers(this.#parts);
    this.#answers = answers;
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'question') void this.#answer(worker, answers, message);
      else this.#receive(message);
    });
    worker.on('error', (error) => void this.#ended(worker, error));
    worker.on('exit', (code) => {
      void this.#ended(worker, new Error(`The thread that checks the ledger ended with code ${code}.`));
    });
    return worker;
  }

  async #answer(
    worker: Worker,
    answers: Answers,
    { id, question }: Extract<FromThread, { kind: 'question' }>,
  ): Promise<void> {
    const post = (message: ToThread) => worker.postMessage(message);
    try {
      const answer = await answers.answer(question);
      if (id !== null) post({ kind: 'answer', id, answer });
    } catch (error) {
      if (id === null) return;
      this.#errors.set(id, error);
      post({ kind: 'refusal', id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  #receive(message: Exclude<FromThread, { kind: 'question' }>): void {
    const asked = this.#asked.get(message.check);
    if (message.kind === 'progress') return asked?.onProgress?.(message.checked);
    this.#asked.delete(message.check);
    if (message.kind === 'verdict') asked?.resolve(message.verdict);
    else asked?.reject(this.#errorOf(message));
    if (this.#asked.size === 0) this.#errors.clear();
  }

  #errorOf({ message, stack, question }: Extract<FromThread, { kind: 'failed' }>): unknown {
    if (question !== null && this.#errors.has(question)) return this.#errors.get(question);
    return Object.assign(new Error(message), { stack });
  }

  async #ended(worker: Worker | null, error: Error): Promise<void> {
    if (worker === null || this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
    this.#errors.clear();
    await this.#answers?.letGo();
  }
}
