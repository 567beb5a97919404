import type { FormType } from '@hand-receipt/contracts';
import { markRead } from '../src/domain/documents/mark-read';
import { sendMaintenanceForm } from '../src/domain/documents/send-maintenance-form';
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
}

const letters = (now: Date): Letter[] => [
  { from: 'lindqvist', to: 'halloran', at: daysAgo(now, 2, '1705'), serial: 'NG2J47', formType: 'DA2404', description: 'Weekly PMCS. Tire wear even, fluids full, no faults.', read: true },
  { from: 'voss', to: 'halloran', at: daysAgo(now, 3, '1130'), serial: 'D118237', formType: 'DA2404', description: 'Display serviceable. Battery door missing, part on order.', faultDescription: 'Battery door missing.', read: true },
  { from: 'halloran', to: 'brandt', at: daysAgo(now, 3, '1320'), serial: 'D118206', formType: 'DA2404', description: 'Antenna connector loose; needs a replacement from supply.', faultDescription: 'Antenna connector loose.', read: true },
  { from: 'brandt', to: 'halloran', at: daysAgo(now, 2, '0850'), serial: 'FZ30871', formType: 'DA5988E', description: 'Coolant low. Topped off, monitor at the next service.', read: true },
  { from: 'navarro', to: 'halloran', at: daysAgo(now, 1, '0930'), serial: 'R104417', formType: 'DA2404', description: 'Pre-range inspection. Annual gauge complete, no faults.', read: false },
  { from: 'navarro', to: 'halloran', at: daysAgo(now, 1, '1515'), serial: 'U208831', formType: 'DA2404', description: 'Feed tray cover latch does not hold. Deadlined pending direct support.', faultDescription: 'Feed tray cover latch worn.', urgency: 'high', read: false },
  { from: 'halloran', to: 'navarro', at: minutesAgo(now, 170), serial: 'U208820', formType: 'DA2404', description: 'Gas regulator seized; inspect and report.', faultDescription: 'Gas regulator seized.', urgency: 'high', read: false },
  { from: 'petrov', to: 'halloran', at: minutesAgo(now, 55), serial: 'NG2J44', formType: 'DA5988E', description: 'Class III leak at the transfer case. Vehicle left on line for the motor sergeant.', faultDescription: 'Oil on the ground after 10 minutes of idling.', urgency: 'critical', read: false },
]; // prettier-ignore

function actsOf({ from, to, at, serial, read, ...form }: Letter): Act[] {
  let documentId = '';
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
  const readAt = new Date(at.getTime() + 40 * 60_000);
  const opened: Act = { at: readAt, play: ({ as }) => as(to, readAt, (work) => markRead(work, documentId)) };
  return read ? [sent, opened] : [sent];
}

/** Maintenance forms to and from the commander; three that she has not opened. */
export const documents = (now: Date): Act[] => letters(now).flatMap(actsOf);
