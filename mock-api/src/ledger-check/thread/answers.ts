import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../kernel';
import type { KnowsSealed } from '../../ledger';
import type { Question } from './protocol';

/** What the server has for a thread. */
export interface AnswersParts {
  db: Kysely<Database>;
  sealer: KnowsSealed;
  clock: () => Date;
}

interface Held {
  db: Kysely<Database>;
  release: () => void;
}

/** The server's answers to one thread, and the connections that it holds for it. */
export class Answers {
  readonly #parts: AnswersParts;
  readonly #held = new Map<number, Promise<Held>>();
  #over = false;

  constructor(parts: AnswersParts) {
    this.#parts = parts;
  }

  /** @throws whatever the database does. */
  async answer(question: Question): Promise<unknown> {
    switch (question.kind) {
      case 'connect':
        return this.#connect(question.connection);
      case 'query':
        return this.#query(question);
      case 'release':
        return this.#release(question.connection);
      case 'known':
        return this.#parts.sealer.known();
      case 'now':
        return this.#parts.clock();
    }
  }

  /** Undoes and lets go what a thread that has ended still held. */
  async letGo(): Promise<void> {
    this.#over = true;
    await Promise.allSettled(
      [...this.#held].map(async ([connection, held]) => {
        const { db } = await held;
        await db.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
        await this.#release(connection);
      }),
    );
  }

  /** The connection is held for as long as the function that it was given to runs. */
  async #connect(connection: number): Promise<void> {
    const held = new Promise<Held>((resolve, reject) => {
      const hold = (db: Kysely<Database>) => {
        if (this.#over) throw new Error('The thread has ended.');
        return new Promise<void>((release) => resolve({ db, release }));
      };
      this.#parts.db
        .connection()
        .execute(async (db) => hold(db))
        .catch(reject);
    });
    this.#held.set(connection, held);
    await held;
  }

  async #query({ connection, sql, parameters }: Extract<Question, { kind: 'query' }>): Promise<unknown[]> {
    const held = await this.#held.get(connection);
    // What came last of a thread that has ended must not begin anything behind the rollback.
    if (!held || this.#over) throw new Error(`Connection ${connection} is not held.`);
    return (await held.db.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows;
  }

  async #release(connection: number): Promise<void> {
    const held = this.#held.get(connection);
    this.#held.delete(connection);
    (await held)?.release();
  }
}
