import { type NewMaintenance, openMaintenance } from '../src/maintenance';
import { type Act, dayFrom, daysAgo, known } from './story';

type Part = NewMaintenance['parts'][number];

const part = (name: string, partNumber: string, quantity: number, estimatedArrival: string | null): Part => ({
  name,
  partNumber,
  quantity,
  available: estimatedArrival === null,
  estimatedArrival,
});

interface Reported extends Omit<
  NewMaintenance,
  'parts' | 'notes' | 'estimatedCompletionTime' | 'assignedTo'
> {
  serial: string;
  days: number;
  assignedTo?: string;
  estimatedCompletionTime?: string;
  notes?: string;
  parts?: Part[];
}

const reported = (now: Date): Reported[] => [
  { serial: 'RL60044', days: 13, maintenanceType: 'corrective', status: 'cancelled', priority: 'medium', description: 'Keyboard replacement; cleared by cleaning.', scheduledDate: null },
  { serial: 'W123461', days: 12, maintenanceType: 'preventive', status: 'completed', priority: 'medium', description: 'Annual gauge, headspace and timing.', scheduledDate: dayFrom(now, -12), assignedTo: 'Unit armorer', notes: 'No faults.' },
  { serial: 'FZ30871', days: 11, maintenanceType: 'preventive', status: 'completed', priority: 'medium', description: 'Coolant low; topped off.', scheduledDate: dayFrom(now, -11), assignedTo: 'Motor pool' },
  { serial: 'NT9K17', days: 9, maintenanceType: 'corrective', status: 'awaiting-parts', priority: 'high', description: 'Air dryer leaks under load.', scheduledDate: null, assignedTo: 'Motor pool', estimatedCompletionTime: '4 hours', parts: [part('Air dryer cartridge', '2530-01-560-1143', 1, dayFrom(now, 5)), part('Seal kit', '5330-01-471-9026', 2, null)] },
  { serial: 'U208825', days: 7, maintenanceType: 'corrective', status: 'in-progress', priority: 'high', description: 'Feed tray cover latch does not hold.', scheduledDate: dayFrom(now, -7), assignedTo: 'Unit armorer', estimatedCompletionTime: '2 hours', parts: [part('Latch, feed cover', '1005-01-118-2640', 1, null)] },
  { serial: 'TWS2290', days: 6, maintenanceType: 'corrective', status: 'bn-level', priority: 'medium', description: 'Image intermittent after 10 minutes of use.', scheduledDate: null, assignedTo: 'Battalion electronics shop', parts: [part('Eyepiece assembly', '5855-01-581-7733', 1, dayFrom(now, 12))] },
  { serial: 'NG2J58', days: 4, maintenanceType: 'scheduled', status: 'scheduled', priority: 'medium', description: 'Annual service.', scheduledDate: dayFrom(now, 3), assignedTo: 'Motor pool', estimatedCompletionTime: '6 hours' },
  { serial: 'FZ30928', days: 3, maintenanceType: 'preventive', status: 'scheduled', priority: 'medium', description: 'Semi-annual service, oil and filters.', scheduledDate: dayFrom(now, 6), parts: [part('Oil filter', '2940-01-518-2215', 1, null), part('Fuel filter', '2910-01-522-8893', 1, null)] },
  { serial: 'C04459', days: 2, maintenanceType: 'scheduled', status: 'scheduled', priority: 'medium', description: 'Firmware update and alignment check.', scheduledDate: dayFrom(now, 1), assignedTo: 'Commo shop' },
  { serial: 'NG2J41', days: 1, maintenanceType: 'emergency', status: 'scheduled', priority: 'critical', description: 'Class III leak at the front differential.', scheduledDate: dayFrom(now, 0), assignedTo: 'Motor pool', estimatedCompletionTime: '8 hours', parts: [part('Seal, differential', '5330-01-187-6440', 2, dayFrom(now, 1))] },
]; // prettier-ignore

/** Maintenance in every status, type and priority. */
export const maintenance = (now: Date): Act[] =>
  reported(now).map(({ serial, days, ...rest }) => {
    const at = daysAgo(now, days, '1040');
    return {
      at,
      async play({ as, items }) {
        await as('brandt', at, (work) =>
          openMaintenance(work, known(items, serial), {
            assignedTo: null,
            estimatedCompletionTime: null,
            notes: null,
            parts: [],
            ...rest,
          }),
        );
      },
    };
  });
