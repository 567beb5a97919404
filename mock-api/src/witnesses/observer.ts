import type { SealedCheckpoint } from '../ledger';

/** How showing a checkpoint to an observer ended. Where a witness cosigned, `line` is its signature line. */
export type Outcome =
  | { state: 'current'; checkpoint: SealedCheckpoint; line: string | null; at: Date }
  | { state: 'refused' | 'ahead' | 'unknown-log' | 'signature'; problem: string }
  | {
      state: 'waiting';
      problem: string;
      /** It did answer, and is to be asked again all the same. */
      hasAnswered?: boolean;
      isOurFault?: boolean;
      cause?: unknown;
    };

/** When an observer is asked. */
interface Pace {
  /** So long a process has an observer to itself: longer than its answers may take. */
  claimS: number;
  /** Without a newer checkpoint it is asked again after so long. */
  againS: number;
  /** Whether a newer checkpoint is shown at once, and not only when `againS` is over. */
  isEager: boolean;
}

/** Somebody who remembers checkpoints: a witness, or a Fabric network. */
export interface Observer {
  /** Names it in the database. */
  key: string;
  /** Names it in the log of the server. */
  name: string;
  pace: Pace;
  /** Whether the ledger records as an incident that it refuses a checkpoint or has seen more events. */
  leavesIncidents: boolean;
  /**
   * Shows it the newest checkpoint.
   *
   * @param known the size that it took last
   * @param stopped ends what is under way
   */
  submit(checkpoint: SealedCheckpoint, known: number, stopped: AbortSignal): Promise<Outcome>;
}
