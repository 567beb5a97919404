import type { VerificationDto } from '@hand-receipt/contracts';
import { useSession } from '@hand-receipt/platform';

type Finding = VerificationDto['findings'][number];

/** A finding about what happened to the ledger as a whole, which a Commander acknowledges by its place. */
export interface Incident extends Finding {
  seq: number;
}

const CODES: readonly string[] = [
  'journal-missing',
  'journal-short',
  'checkpoint-missing',
  'key-list-altered',
  'lines-left-out',
  'witness-refused',
  'witness-ahead',
];

/** An incident is an event of the ledger; without a place, the same words are about the ledger as it is now. */
export const isIncident = (finding: Finding): finding is Incident =>
  finding.seq !== undefined && CODES.includes(finding.code);

/** Parameter of the URL: the place of the incident whose form is open. */
export const INCIDENT_PARAM = 'incident';

/** Whether the signed-in person acknowledges incidents. */
export const useAcknowledgesIncidents = (): boolean => useSession(({ user }) => user?.role === 'Commander');
