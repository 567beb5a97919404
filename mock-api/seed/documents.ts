import type { CorrectiveOutcome, FormType } from '@hand-receipt/contracts';
import { forwardDocument, markRead } from '../src/documents';
import { reportCorrectiveAction, sendMaintenanceForm } from '../src/maintenance';
import type { UnitOfWork } from '../src/unit-of-work';
import { type Act, daysAgo, known, minutesAgo } from './story';

interface Letter {
  from: string;
  to: string;
  at: Date;
  serial: string;
  formType: FormType;
  description: string;
  faultDescription?: string;
  urgency?: 'low' | 'normal' | 'high' | 'critical';
  read: boolean;
  /** What the receiver reports back, hours later; the sender reads it. */
  report?: { hours: number; outcome: CorrectiveOutcome; action: string };
  /** To whom the receiver sends it on, once they have read it. */
  forwardTo?: string;
}

const letters = (now: Date): Letter[] => [
  { from: 'lindqvist', to: 'halloran', at: daysAgo(now, 2, '1705'), serial: 'NG2J47', formType: 'DA2404', description: 'Weekly PMCS. Tire wear even, fluids full, no faults.', read: true },
  { from: 'voss', to: 'halloran', at: daysAgo(now, 3, '1130'), serial: 'D118237', formType: 'DA2404', description: 'Display serviceable. Battery door missing, part on order.', faultDescription: 'Battery door missing.', read: true, report: { hours: 4, outcome: 'deferred', action: 'Keep it in use with the door taped until the part is in.' } },
  { from: 'halloran', to: 'brandt', at: daysAgo(now, 3, '1320'), serial: 'D118206', formType: 'DA2404', description: 'Antenna connector loose; needs a replacement from supply.', faultDescription: 'Antenna connector loose.', read: true, report: { hours: 20, outcome: 'parts-ordered', action: 'Connector ordered, document number W91A-0318.' } },
  { from: 'brandt', to: 'halloran', at: daysAgo(now, 2, '0850'), serial: 'FZ30871', formType: 'DA5988E', description: 'Coolant low. Topped off, monitor at the next service.', read: true, forwardTo: 'oyelaran' },
  { from: 'navarro', to: 'halloran', at: daysAgo(now, 1, '0930'), serial: 'R104417', formType: 'DA2404', description: 'Pre-range inspection. Annual gauge complete, no faults.', read: false },
  { from: 'navarro', to: 'halloran', at: daysAgo(now, 1, '1515'), serial: 'U208831', formType: 'DA2404', description: 'Feed tray cover latch does not hold. Deadlined pending direct support.', faultDescription: 'Feed tray cover latch worn.', urgency: 'high', read: false },
  { from: 'halloran', to: 'navarro', at: minutesAgo(now, 170), serial: 'U208820', formType: 'DA2404', description: 'Gas regulator seized; inspect and report.', faultDescription: 'Gas regulator seized.', urgency: 'high', read: false },
  { from: 'petrov', to: 'halloran', at: minutesAgo(now, 55), serial: 'NG2J44', formType: 'DA5988E', description: 'Class III leak at the transfer case. Vehicle left on line for the motor sergeant.', faultDescription: 'Oil on the ground after 10 minutes of idling.', urgency: 'critical', read: false },
]; // prettier-ignore

const HOUR_MS = 60 * 60_000;

function actsOf({ from, to, at, serial, read, report, forwardTo, ...form }: Letter): Act[] {
  let documentId = '';
  let reportId = '';
  const sent: Act = {
    at,
    async play({ as, items, people }) {
      const propertyId = known(items, serial);
      const recipientUserId = known(people, to).id;
      documentId = await as(from, at, (work) =>
        sendMaintenanceForm(work, { ...form, propertyId, recipientUserId }),
      );
    },
  };
  const afterHours = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  const act = (who: string, hours: number, play: (work: UnitOfWork) => Promise<void>): Act => {
    const when = afterHours(hours);
    return { at: when, play: ({ as }) => as(who, when, play) };
  };
  const acts = [sent];
  if (read) acts.push(act(to, 2 / 3, (work) => markRead(work, documentId)));
  if (report) {
    const { hours, ...written } = report;
    acts.push(
      act(
        to,
        hours,
        async (work) => void (reportId = await reportCorrectiveAction(work, documentId, written)),
      ),
      act(from, hours + 1, (work) => markRead(work, reportId)),
    );
  }
  if (forwardTo) acts.push(forwarding(to, forwardTo, afterHours(2), () => documentId));
  return acts;
}

/** Sends a document on, by its id as it is known by then. */
const forwarding = (who: string, to: string, at: Date, documentId: () => string): Act => ({
  at,
  async play({ as, people }) {
    const recipientUserId = known(people, to).id;
    await as(who, at, (work) =>
      forwardDocument(work, documentId(), { recipientUserId, note: 'For the motor pool, please.' }),
    );
  },
});

/** Maintenance forms to and from the commander; three that the commander has not opened. */
export const documents = (now: Date): Act[] => letters(now).flatMap(actsOf);
