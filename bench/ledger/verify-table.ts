import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import type { LedgerVerification } from '../../mock-api/src/ledger-check/verification';
import { median, table } from '../lib/figures';
import { share, whole } from './format';
import { bareHashing, fullVerification } from './verify';
import { type Watched, summaryOf } from './watched';

/** A full verification against streaming the rows and hashing them bare, in turn. */
export async function verifyTable(
  db: Kysely<Database>,
  verification: LedgerVerification,
  { events, rounds }: { events: number; rounds: number },
): Promise<void> {
  const pairs: { bare: Watched; full: Watched }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await bareHashing(db, events);
    pairs.push({ bare, full: await fullVerification(verification, events) });
  }
  const row = (name: string, all: Watched[], ofBare: string) => {
    const { seconds, cpuSeconds, residentMiB, stallMs } = summaryOf(all, median);
    const times = [seconds.toFixed(1), cpuSeconds.toFixed(1)];
    return [
      whole(events),
      name,
      ...times,
      whole(events / seconds),
      ofBare,
      whole(residentMiB),
      stallMs.toFixed(1),
    ];
  };
  const ratio = median(pairs.map(({ bare, full }) => bare.seconds / full.seconds));
  table(
    [
      'events',
      '',
      'seconds',
      'processor seconds',
      'a second',
      'of bare',
      'resident, most, MiB',
      'longest stall of the API, ms',
    ],
    [
      row(
        'stream and hash, bare',
        pairs.map(({ bare }) => bare),
        '1.00',
      ),
      row(
        'full verification',
        pairs.map(({ full }) => full),
        share(ratio, 1),
      ),
    ],
  );
}
