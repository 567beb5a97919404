import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/db/schema';
import type { Sealer } from '../../mock-api/src/domain/ledger/seal/sealer';
import { VerificationThread } from '../../mock-api/src/domain/ledger/verify/thread/verification-thread';
import { median, table } from '../lib/figures';
import { share, whole } from './format';
import { bareHashing, fullVerification } from './verify';

/** A full verification against streaming the rows and hashing them bare, in turn. */
export async function verifyTable(
  db: Kysely<Database>,
  sealer: Sealer,
  { events, rounds }: { events: number; rounds: number },
): Promise<void> {
  const verification = new VerificationThread({ db, sealer, clock: () => new Date() });
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await bareHashing(db, events);
    const full = await fullVerification(verification, events);
    pairs.push({ bare, full, share: full.perSecond / bare.perSecond });
  }
  await verification.close();
  const of = (value: (pair: (typeof pairs)[number]) => number) => median(pairs.map(value));
  const most = (value: (pair: (typeof pairs)[number]) => number) => Math.max(...pairs.map(value));
  table(
    [
      `${whole(events)} events`,
      'events a second',
      'of bare',
      'resident, most, MiB',
      'longest stall of the API, ms',
    ],
    [
      [
        'stream and hash, bare',
        whole(of(({ bare }) => bare.perSecond)),
        '1.00',
        whole(most(({ bare }) => bare.residentMiB)),
        most(({ bare }) => bare.stallMs).toFixed(1),
      ],
      [
        'full verification',
        whole(of(({ full }) => full.perSecond)),
        share(
          of((pair) => pair.share),
          1,
        ),
        whole(most(({ full }) => full.residentMiB)),
        most(({ full }) => full.stallMs).toFixed(1),
      ],
    ],
  );
}
