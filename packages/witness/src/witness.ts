import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as ledger from '@hand-receipt/ledger';
import type { Cosigner } from '@hand-receipt/ledger/node';
import { keepEvidence } from './evidence';
import { WitnessError, readLogs } from './folder';
import { FollowedLog, type Place, hashOf } from './followed-log';

/** A witness of C2SP tlog-witness. */
export class Witness {
  /** By the hash of their origin. */
  readonly #logs = new Map<string, FollowedLog>();

  /** @param clock seconds since 1970 */
  constructor(
    private readonly place: Place,
    private readonly cosigner: Cosigner,
    private readonly clock: () => bigint,
  ) {}

  /** Reads the logs that it follows, at first and again. @throws WitnessError where the folder cannot be used. */
  async readLogs(): Promise<void> {
    const followed = await readLogs(this.place.dir);
    const hashes = [...followed.keys()].map(hashOf);
    const files = await readdir(path.join(this.place.dir, 'state'));
    const stray = files.find((name) => !hashes.some((hash) => name.startsWith(hash)));
    if (stray) throw new WitnessError(`state/${stray} is of a log that is not followed.`);
    for (const [origin, keys] of followed) {
      const open = () => FollowedLog.open(this.place, origin, keys);
      const known = this.#logs.get(hashOf(origin));
      const log = await (known ? known.inTurn(open) : open());
      if (known) known.keys = log.keys;
      else this.#logs.set(hashOf(origin), log);
    }
  }

  /** The newest cosigned note of the log whose origin has this hash. */
  newest(hash: string): string | null {
    return this.#logs.get(hash)?.remembered?.note ?? null;
  }

  /** Cosigns a checkpoint that continues what is remembered, and remembers it, or says why not. */
  async addCheckpoint(body: Buffer): Promise<ledger.WitnessAnswer> {
    const request = attempt(() => ledger.parseWitnessRequest(body));
    if (request instanceof ledger.LedgerError) return [400, `The request is malformed: ${request.message}`];
    const log = this.#logs.get(hashOf(request.checkpoint.origin));
    if (!log) return [404, 'This witness does not follow that log.'];
    return log.inTurn(() => this.#judge(log, request, body));
  }

  async #judge(
    log: FollowedLog,
    request: ledger.WitnessRequest,
    body: Buffer,
  ): Promise<ledger.WitnessAnswer> {
    const { remembered } = log;
    const { note, checkpoint } = request;
    const signed = attempt(() => log.signedBy(note));
    if (signed instanceof ledger.LedgerError)
      return [403, 'No trusted key of that log has signed the checkpoint.'];
    const time = this.clock();
    const refusal = ledger.refusalOf(request, remembered?.checkpoint ?? null, this.place.tools.hasher);
    if (refusal) {
      const root = ledger.toBase64(checkpoint.root);
      const contradicts = refusal[0] === 422 || (log.roots.get(checkpoint.size) ?? root) !== root;
      const about = `${checkpoint.origin}, ${checkpoint.size} events, root ${root}: ${refusal.join(' ')}`;
      const keep = () => keepEvidence(this.place.dir, time, about, body, remembered?.note ?? '');
      if (contradicts) await keep().catch(console.error);
      return refusal;
    }
    if (remembered && time < remembered.time)
      return [503, 'The clock of this witness is behind its last cosignature.'];
    const line = this.cosigner.cosign(note.text, time);
    const cosigned = `${note.text}\n${signed.lines}${line}`;
    try {
      await log.remember({ checkpoint, note: cosigned, key: signed.key, time });
    } catch (error) {
      console.error(error);
      return [503, 'The witness could not store the checkpoint.'];
    }
    return [200, line.trimEnd()];
  }
}

/** What `work` gives, or why it refused. */
function attempt<T>(work: () => T): T | ledger.LedgerError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ledger.LedgerError) return error;
    throw error;
  }
}
