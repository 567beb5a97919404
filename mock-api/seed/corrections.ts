import { writeCorrection } from '../src/ledger-check';
import { type Act, type Stage, daysAgo, known } from './story';

/** The ledger's event of an item that last changed its status. */
const statusChangeOf = ({ trx, items }: Stage, serial: string) =>
  trx
    .selectFrom('ledger_event')
    .select('event_id')
    .where('item_id', '=', known(items, serial))
    .where('event_type', '=', 'STATUS CHANGE')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The supply sergeant sets right what they wrote two days before; both events stand. */
export const corrections = (now: Date): Act[] => {
  const at = daysAgo(now, 3, '1125');
  return [
    {
      at,
      async play(stage) {
        const { event_id: originalEventId } = await statusChangeOf(stage, 'M604571');
        const reason = 'The mount is damaged, not the sight: turned in on the wrong line.';
        await stage.as('brandt', at, (work) => writeCorrection(work, { originalEventId, reason }));
      },
    },
  ];
};
