import { changes } from './connection-words';

/** What came of sending. `stopped`: no connection or no session, and the rest waits. */
export interface SyncResult {
  sent: number;
  refused: number;
  stopped: boolean;
}

/** A sentence of what came of it, e.g. '2 changes sent, 1 not accepted.' */
export const syncWords = ({ sent, refused, stopped }: SyncResult): string =>
  [
    `${changes(sent)} sent`,
    refused && `${refused} not accepted`,
    stopped && 'the rest waits for a connection',
  ]
    .filter(Boolean)
    .join(', ') + '.';
