import type { RouteResponse, ScanAnswerDto } from '@hand-receipt/contracts';
import { queueStore } from '../offline/queue-store';
import { sessionStore } from '../session/session-store';
import { addLocalRecord, type LocalVerification } from './local-ledger';

type VerifyAnswer = RouteResponse<'POST /api/property/:id/verify'>;

/** What an answer says was verified by its call; null for one that recorded nothing, and for that of any other call. */
function verificationIn(answer: Partial<VerifyAnswer & ScanAnswerDto>): LocalVerification | null {
  const { verification, result, item, verifiedAt, verifiedBy } = answer;
  if (verification?.isNew) {
    const { id = '', name = '', serial_number: serialNumber = '' } = answer;
    const { at: date, by: actor } = verification;
    return { eventType: 'verified', itemId: id, itemName: name, serialNumber, date, actor };
  }
  if (result !== 'verified' || !item || !verifiedAt || !verifiedBy) return null;
  const { id: itemId, name: itemName, serialNumber } = item;
  return { eventType: 'verified', itemId, itemName, serialNumber, date: verifiedAt, actor: verifiedBy };
}

/**
 * Records on this device that an item was verified on it, as the server answered. The ledger itself has the event
 * already, so that a failure here is only logged. An answer that recorded no verification leaves nothing.
 */
export function recordVerification(answer: VerifyAnswer | ScanAnswerDto): void {
  const verified = verificationIn(answer as Partial<VerifyAnswer & ScanAnswerDto>);
  if (!verified) return;
  try {
    const { user } = sessionStore.getState();
    if (!user) throw new Error('Nobody is signed in');
    addLocalRecord(user.id, verified);
  } catch (error) {
    console.warn(`The verification of ${verified.itemId} was not recorded on this device`, error);
  }
}

// What waited for a connection is sent on whichever page is open by then.
queueStore.subscribe(({ answers }, before) => {
  for (const [id, answer] of Object.entries(answers)) {
    if (answer !== before.answers[id] && typeof answer === 'object' && answer !== null) {
      recordVerification(answer as VerifyAnswer | ScanAnswerDto);
    }
  }
});
