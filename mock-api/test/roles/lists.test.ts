import { type RouteContract, type RouteKey, routes } from '@hand-receipt/contracts/routes';
import { addressOf, fillLists } from '../http/lists';
import { type Username, type World, makeWorld } from './role-matrix-fixture';

/** Letters that stand in every serial number of the other company, and in no word of this one. */
const MARK = 'ZQX77';

let world: World;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await makeWorld();
  ids = await fillLists(world);
});

/** Every reading call that is not about one thing: lists, searches, counts, exports. */
const readings = (Object.entries(routes) as [RouteKey, RouteContract][]).filter(
  ([key, { public: open }]) => key.startsWith('GET') && !key.includes('/:') && !open,
);

/** What somebody is shown by every list and export, searched for the mark and not. */
async function everythingShownTo(who: Username): Promise<[string, string][]> {
  const shown: [string, string][] = [];
  for (const [key, contract] of readings) {
    for (const q of ['', MARK]) {
      if (q && !('q' in ((contract.query as { properties?: object })?.properties ?? {}))) continue;
      const takesScope = 'scope' in ((contract.query as { properties?: object })?.properties ?? {});
      for (const scope of takesScope ? ['', 'visible'] : ['']) {
        const query = new URLSearchParams({ ...(q && { q }), ...(scope && { scope }) });
        const answer = await world.as[who]({ url: `${addressOf(key, ids)}?${query.toString()}` });
        if (answer.statusCode === 200) shown.push([`${key} q=${q} scope=${scope}`, answer.body]);
      }
    }
  }
  return shown;
}

const showing = (shown: [string, string][], word: string) =>
  shown.filter(([, body]) => body.includes(word)).map(([call]) => call);

test('check 7 no list, search, count or export shows an item of a company to anybody of another', async () => {
  const plate = `${MARK}-1`;
  const hidden = await world.itemOf('outsider', plate);
  await world.maintenanceOn(hidden);
  await world.as.outsider({
    method: 'POST',
    url: `/api/property/${hidden}/verify`,
    body: { verificationType: 'Visual' },
  });

  const own = await everythingShownTo('outsider');
  expect(showing(own, plate).length).toBeGreaterThan(5);
  for (const who of ['soldier', 'leader', 'supply', 'commander', 'admin'] as const) {
    const shown = await everythingShownTo(who);
    expect(shown.length).toBeGreaterThan(20);
    expect([who, showing(shown, MARK)]).toEqual([who, []]);
  }
});

test('check 7 a soldier’s lists show nothing of a squad mate’s; their squad leader’s do', async () => {
  const id = await world.itemOf('squadmate');
  const { serial_number: plate } = await world.database.db
    .selectFrom('property')
    .select('serial_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(showing(await everythingShownTo('soldier'), plate)).toEqual([]);
  expect(showing(await everythingShownTo('leader'), plate).length).toBeGreaterThan(2);
});
