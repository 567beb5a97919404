import {
  fromHex,
  openCheckpoint,
  portableHasher,
  portableVerifier,
  verifyConsistency,
  verifyInclusion,
} from '@hand-receipt/ledger';
import { append } from './support';
import { TwoUnits } from './two-units';

const units = TwoUnits.forFile();

test.each([
  ['/api/ledger/inclusion?seq=0&size=1000', 'The ledger has 8 events, not 1000.'],
  ['/api/ledger/inclusion?seq=5&size=5', 'Event #5 is not in a tree of 5 events.'],
  ['/api/ledger/consistency?from=5&to=4', 'A consistency proof goes from a smaller tree to a larger one.'],
  ['/api/ledger/consistency?from=1&to=999999999999999', /^The ledger has 8 events/],
  ['/api/ledger/subtrees?size=9', 'The ledger has 8 events, not 9.'],
  ['/api/ledger/consistency?from=1&to=1e300', 'to must be a whole number.'],
])('a proof that cannot be made is refused with the reason: %s', async (url, message) => {
  const response = await units.as('soldier')({ method: 'GET', url });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message: expect.stringMatching(message) as unknown });
});

test('a client checks checkpoint, inclusion and consistency itself', async () => {
  const { body: checkpoint } = await units.get<{
    note: string;
    verifierKey: string;
    size: number;
    root: string;
  }>('soldier', '/api/ledger/checkpoint');
  const { size, root } = openCheckpoint(checkpoint.note, 'hand-receipt/ledger', [
    portableVerifier(checkpoint.verifierKey),
  ]);
  expect({ size: Number(size), root: Buffer.from(root).toString('hex') }).toEqual({
    size: checkpoint.size,
    root: checkpoint.root,
  });

  const inclusion = await units.get<{ leafHash: string; proof: string[] }>(
    'soldier',
    `/api/ledger/inclusion?seq=5&size=${size}`,
  );
  verifyInclusion(
    {
      index: 5n,
      size,
      leafHash: fromHex(inclusion.body.leafHash),
      root,
      proof: inclusion.body.proof.map(fromHex),
    },
    portableHasher,
  );

  await append(units.api.database.db, 'USER', null, { username: 'reyes' });
  const later = await units.api.app.sealer.sealNow();
  const consistency = await units.get<{ proof: string[] }>(
    'soldier',
    `/api/ledger/consistency?from=${size}&to=${later?.size}`,
  );
  const claim = {
    from: size,
    to: BigInt(later?.size ?? 0),
    fromRoot: root,
    toRoot: fromHex(later?.root ?? ''),
  };
  verifyConsistency({ ...claim, proof: consistency.body.proof.map(fromHex) }, portableHasher);
  expect((await units.history('commander')).map(({ sealed }) => sealed)).toEqual(Array(9).fill(true));
});
