import { approve, cancel, recall } from '../src/property';
import { type Act, daysAgo, known } from './story';

interface Recall {
  serial: string;
  by: string;
  at: Date;
  notes: string;
  /** What came of it; still open where nothing is said. */
  then?: { act: 'approve' | 'cancel'; at: Date };
}

/** One that waits, one that brought the item back, and one taken back. */
const told = (now: Date): Recall[] => [
  { serial: 'W123491', by: 'petrov', at: daysAgo(now, 1, '1110'), notes: 'Squad inventory on Monday.' },
  { serial: 'D118219', by: 'halloran', at: daysAgo(now, 6, '0915'), notes: 'For the survey team.', then: { act: 'approve', at: daysAgo(now, 6, '1410') } },
  { serial: '70338A', by: 'halloran', at: daysAgo(now, 4, '1305'), notes: 'Lens inspection.', then: { act: 'cancel', at: daysAgo(now, 4, '1640') } },
]; // prettier-ignore

function actsOf({ serial, by, at, notes, then }: Recall): Act[] {
  let transferId = '';
  const asked: Act = {
    at,
    async play({ as, items }) {
      ({ transferId } = await as(by, at, (work) => recall(work, known(items, serial), { notes })));
    },
  };
  if (!then) return [asked];
  const answer = then.act === 'approve' ? approve : cancel;
  return [asked, { at: then.at, play: ({ as }) => as(by, then.at, (work) => answer(work, transferId)) }];
}

/** People ask for what they signed down. */
export const recalls = (now: Date): Act[] => told(now).flatMap(actsOf);
