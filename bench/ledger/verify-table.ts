import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/db/schema';
import type { Sealer } from '../../mock-api/src/domain/ledger/seal/sealer';
import { median, table } from '../lib/figures';
import { share, whole } from './format';
import { bareHashing, fullVerification } from './verify';

/** A full verification against streaming the rows and hashing them bare, in turn. */
export async function verifyTable(
  db: Kysely<Database>,
  sealer: Sealer,
  { events, rounds }: { events: number; rounds: number },
): Promise<void> {
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await bareHashing(db, events);
    const full = await fullVerification(db, sealer, events);
    pairs.push({ bare, full, share: full.perSecond / bare.perSecond });
  }
  const of = (value: (pair: (typeof pairs)[number]) => number) => median(pairs.map(value));
  const most = (value: (pair: (typeof pairs)[number]) => number) => Math.max(...pairs.map(value));
  table(
    [`${whole(events)} events`, 'events a second', 'of bare', 'heap, most, MiB'],
    [
      [
        'stream and hash, bare',
        whole(of(({ bare }) => bare.perSecond)),
        '1.00',
        whole(most(({ bare }) => bare.peakMiB)),
      ],
      [
        'full verification',
        whole(of(({ full }) => full.perSecond)),
        share(
          of((pair) => pair.share),
          1,
        ),
        whole(most(({ full }) => full.peakMiB)),
      ],
    ],
  );
}
