import { ITEMS, KilledCompany, type Party } from './killed-signing';

const ROUNDS = 30;
/** The signing of the set takes about so long; later kills come after it. */
const LONGEST_MS = 400;

let company: KilledCompany;
beforeAll(async () => {
  company = await KilledCompany.make();
  await company.start();
  await company.enterItems();
}, 240_000);
afterAll(() => company.remove());

test('SUCC-11 killed at any moment of the last signature, again and again: every chain of the set is changed, or none', async () => {
  const sides: Record<Party, Party> = { halloran: 'osei', osei: 'halloran' };
  let [from, to]: [Party, Party] = ['halloran', 'osei'];
  let id = await company.openSigning(from, to);
  for (let round = 0; round < ROUNDS; round += 1) {
    const answered = company.sign(id, to, 'incoming').then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, (LONGEST_MS * round) / ROUNDS));
    await company.kill();
    const isAnswered = await answered;
    const chains = await company.chains();
    const isDone = chains[to] === ITEMS;
    expect(chains).toEqual({ [from]: isDone ? 0 : ITEMS, [to]: isDone ? ITEMS : 0 });
    // What was answered is there.
    if (isAnswered) expect(isDone).toBe(true);
    await company.start();
    expect(await company.read(id)).toEqual({
      state: isDone ? 'signed' : 'signing',
      replaced: isDone ? ITEMS : 0,
      is_verified: true,
      findings: [],
    });
    if (isDone) {
      [from, to] = [to, sides[to]];
      id = await company.openSigning(from, to);
    }
  }
  await company.stop();
}, 900_000);
