import { findings, readRoot, toHex } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import { SENT, UNKNOWN, VALID, newestAnchor, recordSent, recordStatus } from './anchor-store';
import type { Clock, Database, FabricConfig } from '../kernel';
import {
  type AnchorStatus,
  type Anchored,
  type FabricNetwork,
  FabricRefusal,
  FabricSilence,
  LEDGER_ORIGIN,
  type SealedCheckpoint,
  type Sealer,
  databaseNodes,
  openFabric,
} from '../ledger';
import type { Observer, Outcome } from './observer';

/** A status is waited for twice, a minute each, and four calls take 5 seconds at most. */
const PACE = { claimS: 150, againS: 10 * 60, isEager: false };

/** Names a network in the database. */
export const fabricKey = ({ channel, chaincode }: Pick<FabricConfig, 'channel' | 'chaincode'>): string =>
  `fabric ${channel}/${chaincode}`;

const isSame = (a: Anchored, b: Anchored): boolean => a.size === b.size && a.root === b.root;

export interface FabricParts {
  config: FabricConfig;
  db: Kysely<Database>;
  sealer: Sealer;
  clock: Clock;
}

/** Anchors the newest checkpoint in a Fabric network, every 10 minutes where there is a newer one. */
export class FabricObserver implements Observer {
  readonly key: string;
  readonly name: string;
  readonly pace = PACE;
  readonly leavesIncidents = false;
  readonly #parts: FabricParts;
  #network: FabricNetwork | null = null;

  constructor(parts: FabricParts) {
    this.#parts = parts;
    this.key = fabricKey(parts.config);
    this.name = this.key;
  }

  async submit(checkpoint: SealedCheckpoint, _known: number, stopped: AbortSignal): Promise<Outcome> {
    // Calls of gRPC take no signal. They end on their own in a minute; nobody waits for that when the server stops.
    let end = () => {};
    const ended = new Promise<Outcome>((resolve) => {
      end = () => resolve({ state: 'waiting', problem: 'The server stops.' });
    });
    stopped.addEventListener('abort', end);
    try {
      return await Promise.race([this.#submit(checkpoint), ended]);
    } finally {
      stopped.removeEventListener('abort', end);
    }
  }

  /** Leaves the network; a later submission connects anew. */
  close(): void {
    this.#network?.close();
    this.#network = null;
  }

  async #submit(checkpoint: SealedCheckpoint): Promise<Outcome> {
    this.#network ??= await openFabric(this.#parts.config);
    try {
      return await this.#anchor(this.#network, checkpoint);
    } catch (error) {
      // Connected anew next time: a certificate may have been renewed.
      this.close();
      if (!(error instanceof FabricSilence)) throw error;
      return { state: 'waiting', problem: 'The network did not answer.', cause: error };
    }
  }

  async #anchor(network: FabricNetwork, given: SealedCheckpoint): Promise<Outcome> {
    const { config, db, sealer } = this.#parts;
    // What was sent and not answered is asked for again, before anything is sent a second time.
    const sent = await newestAnchor(db, config.channel, SENT);
    const status = sent && (await network.status(sent.tx_id));
    const kept = await network.latest(LEDGER_ORIGIN);
    if (sent) await this.#record(sent.tx_id, status);
    if (!kept) return this.#send(network, given);
    const checkpoint = kept.size > given.size ? ((await sealer.sealNow()) ?? given) : given;
    if (kept.size < checkpoint.size && kept.root !== (await this.#rootAt(kept.size)))
      return { state: 'refused', problem: findings.fabricDiffers(kept.size).message };
    const isDone = isSame(kept, checkpoint) && (await this.#isValid(checkpoint));
    return isDone ? this.#current(checkpoint) : this.#send(network, checkpoint);
  }

  /** Whether the newest transaction that Fabric found VALID is about this checkpoint. */
  async #isValid(checkpoint: SealedCheckpoint): Promise<boolean> {
    const { config, db } = this.#parts;
    const last = await newestAnchor(db, config.channel, VALID);
    return last !== null && isSame(last, checkpoint);
  }

  async #send(network: FabricNetwork, checkpoint: SealedCheckpoint): Promise<Outcome> {
    const { config, db, clock } = this.#parts;
    const { size, root } = checkpoint;
    let endorsed;
    try {
      endorsed = await network.endorse(LEDGER_ORIGIN, { size, root });
    } catch (error) {
      if (!(error instanceof FabricRefusal)) throw error;
      return { state: 'refused', problem: findings.fabricRefused(size, error.message).message };
    }
    const { txId } = endorsed;
    await recordSent(db, { size, root, txId, channel: config.channel, at: clock.now() });
    await endorsed.submit();
    const status = await network.status(txId);
    if (!status) return { state: 'waiting', problem: 'The network gave no status.' };
    await this.#record(txId, status);
    if (status.code === VALID) return this.#current(checkpoint);
    return { state: 'waiting', problem: `Fabric gave ${status.code}.`, hasAnswered: true };
  }

  #record(txId: string, status: AnchorStatus | null): Promise<void> {
    const { db, clock } = this.#parts;
    const { code, block } = status ?? { code: UNKNOWN, block: null };
    return recordStatus(db, txId, { code, block, at: status && clock.now() });
  }

  #current(checkpoint: SealedCheckpoint): Outcome {
    return { state: 'current', checkpoint, line: null, at: this.#parts.clock.now() };
  }

  async #rootAt(size: number): Promise<Anchored['root']> {
    return toHex(await readRoot(databaseNodes(this.#parts.db), BigInt(size), nodeHasher));
  }
}
