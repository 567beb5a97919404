import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { KyselyPlugin, QueryId } from 'kysely';
import { Journal } from '../../src/ledger/seal/journal';
import type { Sealer } from '../../src/ledger/seal/sealer';
import type { KillStep } from './kill-steps';

/**
 * Kills this process, as a power cut would, where it comes to the step that it was told. Opening a ledger goes
 * through some of the steps too: nobody dies before `arm`.
 */
export class KillSwitch {
  #step: KillStep | null = null;

  arm(step: KillStep): void {
    this.#step = step;
  }

  at(reached: KillStep): void {
    if (reached === this.#step) process.kill(process.pid, 'SIGKILL');
  }

  /**
   * Dies where an event was left in the transaction of its act, and where the checkpoint, which is kept in its
   * file by then, is to be entered in the database.
   */
  get plugin(): KyselyPlugin {
    const events = new WeakSet<QueryId>();
    return {
      transformQuery: ({ node, queryId }) => {
        const table = node.kind === 'InsertQueryNode' ? JSON.stringify(node.into) : '';
        if (table.includes('ledger_checkpoint')) this.at('checkpoint kept');
        if (table.includes('ledger_pending')) events.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (events.has(queryId)) this.at('event appended');
        return result;
      },
    };
  }

  /** Dies before, in the middle of, and after what is written to the journal in `dataDir`. */
  watchJournal(dataDir: string): void {
    const die = (step: KillStep) => this.at(step);
    const isArmedFor = (step: KillStep) => this.#step === step;
    const append = Journal.prototype.append;
    Journal.prototype.append = async function appendOrDie(this: Journal, entries) {
      die('state change committed');
      if (isArmedFor('journal half written')) {
        const segment = path.join(dataDir, 'ledger/journal/000000000000000.log');
        appendFileSync(segment, `${this.size} 00112233`);
        die('journal half written');
      }
      await append.call(this, entries);
      die('journal written');
    };
  }

  /** Dies where a larger ledger was sealed. */
  watchSealer(sealer: Sealer): void {
    const seal = sealer.sealNow.bind(sealer);
    sealer.sealNow = async () => {
      const before = sealer.latest?.size;
      const sealed = await seal();
      if (sealed?.size !== before) this.at('sealed');
      return sealed;
    };
  }
}
