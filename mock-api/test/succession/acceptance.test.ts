import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { printPairs, signatureLines } from '../forms/support/pair-marks';
import { type Changing, activate, changingCompany, countAll, signAs } from './changing';
import { activateHolder, countHolder, givenDown, signSide } from './holder-fixture';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

const MARK = (id: string, name: string) =>
  new RegExp(`^Accepted \\d{2}[A-Z]{3}\\d{4} \\d{4}, ${id} ${name} \\d{2}[A-Z]{3}\\d{4}$`);

test('SUCC-44 after a change of command the incoming person has accepted by signing, and a holder below once they acknowledged', async () => {
  await company.held(1);
  const theirs = await company.signedDownTo('petrov', 2);
  await activate(company);
  await countAll(company);
  await signAs(company, 'osei');
  await signAs(company, 'halloran');
  const own = await printPairs(company.as.osei, { holderId: company.oseiId });
  expect(await signatureLines(own)).toEqual([expect.stringMatching(MARK('SC-0001', 'CPT Alex Osei'))]);
  const ofPetrov = () => printPairs(company.as.osei, { holderId: company.ids.petrov });
  // They accepted it from CPT Halloran, and nothing yet from CPT Osei.
  expect(await signatureLines(await ofPetrov())).toEqual(['SPC Alex Petrov']);
  // What they acknowledge, and nothing of anybody else.
  const lines = await company.send<SuccessionLineDto[]>('petrov', 'GET', '/api/successions/SC-0001/lines');
  expect(lines.json.map(({ item }) => item.id).sort()).toEqual([...theirs].sort());
  expect(lines.json.every(({ item }) => item.serial_number !== null)).toBe(true);
  expect((await company.send('petrov', 'POST', '/api/successions/SC-0001/acknowledge')).status).toBe(200);
  expect(await signatureLines(await ofPetrov())).toEqual([
    expect.stringMatching(MARK('SC-0001', 'SPC Alex Petrov')),
  ]);
});

test('SUCC-44 SUCC-33 after a change of holder the new one has accepted; with a transfer beside it the mark counts both', async () => {
  await givenDown(company, 'whitaker', 1);
  await company.signedDownTo('petrov', 1);
  const id = await activateHolder(company);
  await countHolder(company, id);
  for (const side of ['outgoing', 'giver', 'incoming'] as const) await signSide(company, id, side);
  const ofVoss = () => printPairs(company.as.halloran, { holderId: company.ids.voss });
  expect(await signatureLines(await ofVoss())).toEqual([expect.stringMatching(MARK(id, 'SPC Alex Voss'))]);
  await company.signedDownTo('voss', 1);
  expect(await signatureLines(await ofVoss())).toEqual([
    expect.stringMatching(MARK('2 acceptances', 'SPC Alex Voss')),
  ]);
});
