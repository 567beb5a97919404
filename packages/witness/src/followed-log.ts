import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import * as ledger from '@hand-receipt/ledger';
import { WitnessError, readIfThere, writeDurably } from './folder';

/** The newest checkpoint that was cosigned. */
export interface Remembered {
  checkpoint: ledger.Checkpoint;
  /** With the log's signatures and the newest cosignature. */
  note: string;
  /** Number of the newest of the log's keys that signed it, from 1. */
  key: number;
  /** Of the newest cosignature, in seconds since 1970. */
  time: bigint;
}

/** Where the state is, and with what it is verified. */
export interface Place {
  dir: string;
  tools: ledger.LedgerTools;
  /** The witness's own verifier key. */
  witnessKey: string;
}

/** The name of a log in paths and file names. */
export const hashOf = (origin: string): string => createHash('sha256').update(origin).digest('hex');

/** One log that the witness follows. Beside its state, `.log` has a line for each size that was cosigned. */
export class FollowedLog {
  remembered: Remembered | null = null;
  /** The root of each size that was cosigned, in base64. */
  readonly roots = new Map<bigint, string>();
  #recordLength = 0;
  #tail: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly file: string,
    /** In their order. */
    public keys: readonly ledger.Verifier[],
  ) {}

  /** @throws WitnessError where the state is not this witness's of this log, or older than its record. */
  static async open(place: Place, origin: string, keys: readonly string[]): Promise<FollowedLog> {
    const file = path.join(place.dir, 'state', hashOf(origin));
    const log = new FollowedLog(file, keys.map(place.tools.verifierOf));
    // The record first: a witness that serves meanwhile writes it last. What it left unfinished counts for nothing.
    for (const line of (await readIfThere(`${file}.log`)).split('\n').slice(0, -1)) log.#addToRecord(line);
    log.remembered = readState(await readIfThere(file), origin, log.keys, place);
    const [size, recorded] = [log.remembered?.checkpoint.size ?? 0n, [...log.roots.keys()].at(-1) ?? 0n];
    if (recorded <= size) return log;
    throw new WitnessError(
      `The state of ${origin} is older than its own record (${size} < ${recorded}). ` +
        'A backup was put back: do not use this witness.',
    );
  }

  /** Does one thing at a time for this log. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /**
   * The lines of a note that the log's keys signed, and the number of the newest of these keys.
   *
   * @throws LedgerError where one is forged, or none is of a key that is still trusted: once a later key was
   * cosigned, the ones before it are not.
   */
  signedBy(note: ledger.Note): { key: number; lines: string } {
    const signers = ledger.signersOf(note, this.keys);
    const key = Math.max(...[...signers.values()].map((verifier) => this.keys.indexOf(verifier) + 1));
    if (key < (this.remembered?.key ?? 1)) throw new ledger.LedgerError('No trusted key has signed.');
    return { key, lines: [...new Set([...signers.keys()].map(ledger.signatureLine))].join('') };
  }

  /** On the disk when it returns. Where it fails, what was remembered before still holds. */
  async remember(next: Remembered): Promise<void> {
    const { checkpoint, note, key, time } = next;
    await writeDurably(this.file, `${note}key ${key}\ntime ${time}\n`);
    if (!this.roots.has(checkpoint.size))
      await this.#record(`${checkpoint.size} ${ledger.toBase64(checkpoint.root)} ${time}`);
    this.remembered = next;
  }

  /** Adds a line, in the place of what a failure left. */
  async #record(line: string): Promise<void> {
    const handle = await open(`${this.file}.log`, 'a', 0o600);
    try {
      await handle.truncate(this.#recordLength);
      await handle.writeFile(`${line}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    this.#addToRecord(line);
  }

  #addToRecord(line: string): void {
    const [size = '', root = ''] = line.split(' ');
    this.roots.set(BigInt(size), root);
    this.#recordLength += line.length + 1;
  }
}

function readState(text: string, origin: string, keys: FollowedLog['keys'], place: Place): Remembered | null {
  if (text === '') return null;
  const [note = '', end = ''] = [
    text.slice(0, text.lastIndexOf('key ')),
    text.slice(text.lastIndexOf('key ')),
  ];
  try {
    const [{ time } = { time: 0n }] = ledger.openCosignatures(
      note,
      [place.witnessKey],
      place.tools.verifierOf,
    );
    const key = keys.findIndex((_, at) => end === `key ${at + 1}\ntime ${time}\n`) + 1;
    const signer = keys[key - 1];
    if (signer) return { checkpoint: ledger.openCheckpoint(note, origin, [signer]), note, key, time };
    throw new ledger.LedgerError('It is not whole, or a key is gone.');
  } catch (error) {
    if (!(error instanceof ledger.LedgerError)) throw error;
    throw new WitnessError(`The state of ${origin} cannot be used: ${error.message}`);
  }
}
