import type { SuccessionDetailDto, SuccessionLineDto, SuccessionSide } from '@hand-receipt/contracts';
import { newestEvents, noticesOf } from '../people/people-fixture';
import { type Changing, PROOF, type Refusal, chainOf, changingCompany } from './changing';
import { findingsOf, givenDown, holderChange } from './holder-fixture';

const ROUNDS = 20;

/** Who hands over in a round and who takes over: back and forth between the two. */
interface Parties {
  outgoing: 'petrov' | 'voss';
  incoming: 'petrov' | 'voss';
}

const partiesOf = (round: number): Parties =>
  round % 2 === 0 ? { outgoing: 'petrov', incoming: 'voss' } : { outgoing: 'voss', incoming: 'petrov' };

let company: Changing;
let itemIds: string[];
beforeAll(async () => {
  company = await changingCompany();
  itemIds = await givenDown(company, 'whitaker', 2);
  itemIds.push(...(await company.signedDownTo('petrov', 1)));
});

const detailOf = async (id: string) =>
  (await company.send<SuccessionDetailDto>('halloran', 'GET', `/api/successions/${id}`)).json;

/** Opens and activates the change of holder of a round. @returns its id. */
async function start({ outgoing, incoming }: Parties): Promise<string> {
  const parties = { fromUserId: company.ids[outgoing], toUserId: company.ids[incoming] };
  const { json } = await company.send(outgoing, 'POST', '/api/successions', holderChange(company, parties));
  const { status } = await company.send(outgoing, 'POST', `/api/successions/${json.id}/activate`);
  expect(status).toBe(200);
  return json.id;
}

const linesOf = async (id: string) =>
  (await company.send<SuccessionLineDto[]>('halloran', 'GET', `/api/successions/${id}/lines?limit=500`)).json;

const read = (who: Parties['incoming'], id: string, { item, section }: SuccessionLineDto) =>
  company.send<Refusal & { result: string }>(who, 'POST', `/api/successions/${id}/readings`, {
    section,
    code: item?.serial_number,
  });

const sign = (who: Parties['incoming'] | 'halloran', id: string, side: SuccessionSide, setHash: string) =>
  company.send(who, 'POST', `/api/successions/${id}/signatures`, { side, setHash, proof: PROOF });

const actsOf = async (id: string) =>
  (await newestEvents(company, 'SUCCESSION'))
    .filter(({ successionId }) => successionId === id)
    .map(({ act }) => act);

const replacedOf = async (id: string) =>
  (await newestEvents(company, 'LINK REPLACED')).filter(({ successionId }) => successionId === id);

test('SUCC-33 the last line of the last section, read and marked at the same moment, closes it once, in each of 20 rounds', async () => {
  const parties = partiesOf(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await start(parties);
    const [last, ...others] = await linesOf(id);
    if (!last) throw new Error('There is no line.');
    for (const line of others) expect((await read(parties.incoming, id, line)).status).toBe(200);
    const mark = { mark: 'not-readable', text: 'The plate is worn.' };
    const address = `/api/successions/${id}/lines/${last.item.id}/marks`;
    const [first, second, marked] = await Promise.all([
      read(parties.incoming, id, last),
      read(parties.incoming, id, last),
      company.send(parties.outgoing, 'POST', address, mark),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([200, 400, 409]).toContain(marked.status);
    const { sections, progress } = await detailOf(id);
    expect(sections.every(({ state }) => state === 'counted')).toBe(true);
    expect(progress).toMatchObject({ items: itemIds.length, counted: itemIds.length });
    const cancelled = await company.send('halloran', 'POST', `/api/successions/${id}/cancel`, {
      reason: 'The next round follows.',
    });
    expect(cancelled.status).toBe(200);
  }
  expect(await findingsOf(company)).toEqual([]);
}, 240_000);

test('SUCC-08 SUCC-33 outgoing, incoming and giver sign the last two at the same moment: one completes it, in each of 20 rounds', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const parties = partiesOf(round);
    const id = await start(parties);
    for (const line of await linesOf(id)) {
      expect((await read(parties.incoming, id, line)).status).toBe(200);
    }
    const { signing } = await detailOf(id);
    const hash = signing.set_hash ?? '';
    const signs = [
      () => sign(parties.outgoing, id, 'outgoing', hash),
      () => sign('halloran', id, 'giver', hash),
      () => sign(parties.incoming, id, 'incoming', hash),
    ];
    const [first, ...last] = [...signs.slice(round % 3), ...signs.slice(0, round % 3)];
    expect((await first?.())?.status).toBe(200);
    // Each of the two presses twice, too.
    const answers = await Promise.all([...last, ...last].map((one) => one()));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const states = answers.flatMap(({ status, json }) => (status === 200 ? [json.state] : []));
    expect(states.sort()).toEqual(['signed', 'signing']);
    const { state, signing: after } = await detailOf(id);
    expect(state).toBe('signed');
    expect(after.signatures.map(({ part }) => part).sort()).toEqual(['giver', 'incoming', 'outgoing']);
    const acts = await actsOf(id);
    expect(acts.filter((act) => act === 'signed')).toHaveLength(1);
    expect(acts.filter((act) => act === 'signature')).toHaveLength(2);
    const replaced = await replacedOf(id);
    expect(replaced.map(({ setHash }) => setHash)).toEqual(itemIds.map(() => hash));
    for (const itemId of itemIds.slice(0, 2)) {
      expect(await chainOf(company, itemId)).toEqual(['halloran', parties.incoming, 'whitaker']);
    }
    expect(await chainOf(company, itemIds[2] ?? '')).toEqual(['halloran', parties.incoming]);
    const told = (await noticesOf(company.as.whitaker)).filter(({ action }) =>
      action?.path.endsWith(`/successions/${id}`),
    );
    expect(told.filter(({ title }) => title === 'Hand receipt changed')).toHaveLength(1);
  }
  expect(await findingsOf(company)).toEqual([]);
}, 240_000);
