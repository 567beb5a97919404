/** @jest-environment ./test/support/new-york-environment.mjs */
import type { PropertyDto, SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { PROOF, activate, changingCompany, detail, paperOf } from './changing';

test('a section that an extra adds in the evening is of the day of the unit', async () => {
  const company = await changingCompany();
  await company.signedDownTo('petrov', 1);
  await activate(company);
  const send = <T>(who: 'brandt' | 'halloran' | 'osei', path: string, body: object) =>
    company.send<T>(who, 'POST', path, body);
  const path = '/api/successions/SC-0001';
  const uploadId = await paperOf(company, company.oseiId);
  await send('osei', `${path}/readings`, { section: 1, code: 'X77', extra: { name: 'Tripod', uploadId } });
  const gain = { name: 'Tripod', serial_number: 'X77', gain: { kind: 'found-on-installation' } };
  const { json } = await send<PropertyDto>('brandt', '/api/property', gain);
  await send('halloran', `/api/property/${json.id}/gain/sign`, PROOF);
  const { id } = (await detail(company)).differences[0] as SuccessionDifferenceDto;
  await send('halloran', `${path}/differences/${id}/resolve`, { act: 'gain' });
  const now = company.clock.now();
  const evening = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 23, 30);
  company.clock.set(evening);
  // Their sessions have ended by then.
  for (const who of ['osei', 'halloran'] as const) company.as[who] = await company.signIn(who);
  await send('osei', `${path}/differences/${id}/agree`, {});
  const { sections } = await detail(company);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(evening);
  expect(sections.map((section) => section.day)[1]).toBe(day);
  expect(evening.toISOString().slice(0, 10)).not.toBe(day);
});
