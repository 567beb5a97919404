import { commander, serve } from '@hand-receipt/standalone/testing';
import { askDevice } from '../device/ask-device';
import type { LedgerReport } from '../device/messages';

/** This browser's check of what a server shows to a person. */
export function checkHere(log: Parameters<typeof serve>[0], person = commander.id): Promise<LedgerReport> {
  serve(log);
  return askDevice({ kind: 'ledger', person });
}

/** What it found, in sentences. */
export const foundIn = ({ findings }: Pick<LedgerReport, 'findings'>): string[] =>
  findings.map(({ message }) => message);
