import { type Refusal, PROOF, activate, chainOf, changingCompany, countAll, detail } from './changing';
import { activateHolder, countHolder, findingsOf, signSide } from './holder-fixture';

const ROUNDS = 3;

test('of a change of holder and of a change of command over the same items, signed at the same moment, one is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const company = await changingCompany();
    const items = await company.signedDownTo('petrov', 2);
    await activate(company);
    await countAll(company);
    const id = await activateHolder(company);
    await countHolder(company, id);
    await signSide(company, id, 'outgoing');
    await signSide(company, id, 'giver');
    const hashes = {
      command: (await detail(company, 'halloran')).signing.set_hash,
      holder: (await detail(company, 'petrov', id)).signing.set_hash,
    };
    const sign = (who: 'halloran' | 'voss', succession: string, side: string, setHash: string | null) =>
      company.send<Refusal & { state: string }>(who, 'POST', `/api/successions/${succession}/signatures`, {
        side,
        setHash,
        proof: PROOF,
      });
    const [command, holder] = await Promise.all([
      sign('halloran', 'SC-0001', 'outgoing', hashes.command),
      sign('voss', id, 'incoming', hashes.holder),
    ]);
    expect([command.status, holder.status].sort()).toEqual([200, 409]);
    const isHolderFirst = holder.status === 200;
    const refused = isHolderFirst ? command : holder;
    expect(refused.json.message).toMatch(
      isHolderFirst
        ? /^The list changed|^2 of \d lines/
        : /^SC-0001, from SPC Halloran to CPT Osei, is being signed\. SC-0002 is signed after it\.$/,
    );
    for (const item of items) {
      expect(await chainOf(company, item)).toEqual(['halloran', isHolderFirst ? 'voss' : 'petrov']);
    }
    expect(await findingsOf(company)).toEqual([]);
    await company.app.close();
  }
}, 120_000);
