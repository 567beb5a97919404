import type { MessagePort } from 'node:worker_threads';
import type { FromThread, Question, ToThread } from './protocol';

/** The server had an error for an answer. The error itself stays there; this says to which question. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    message: string,
    readonly question: number,
  ) {
    super(message);
  }
}

/** The thread's way to ask the server, whose answers come in any order. */
export class Asking {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  #nextId = 1;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (message: ToThread) => this.#receive(message));
  }

  /** @throws Refusal */
  ask<T>(question: Question): Promise<T> {
    const id = this.#nextId++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ kind: 'question', id, question } satisfies FromThread);
    });
  }

  /** As `ask`, for what has no answer worth waiting for. */
  tell(question: Question): void {
    this.#port.postMessage({ kind: 'question', id: null, question } satisfies FromThread);
  }

  #receive(message: ToThread): void {
    if (message.kind === 'check') return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.answer as never);
    else waiting?.reject(new Refusal(message.message, message.id));
  }
}
