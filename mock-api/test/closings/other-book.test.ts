import type { PropertyDetailsDto } from '@hand-receipt/contracts';
import { importsOf, messagesOf } from '../property/imports';
import { type Leaving, type Refusal, leavingCompany } from './leaving';

let t: Leaving;
beforeAll(async () => {
  t = await leavingCompany();
});

type Answer = PropertyDetailsDto & Refusal;
const enter = (who: 'halloran' | 'stranger', body: object) =>
  t.send<Answer>(who, 'POST', '/api/property', { name: 'M4A1 Carbine', ...body });
const LATERAL = { kind: 'lateral', receivingActivity: 'C Co' } as const;
const UII = 'D1HM4-20017';

const ELSEWHERE = 'Serial number X100 is a duplicate: it is on another book';
const LEFT =
  'Serial number X101 is a duplicate: it left another book. Ask that unit to reinstate it and transfer it to yours. Then choose Enter in our book';
const OURS =
  /^X102 left the book on \d\d[A-Z]{3}\d{4} by lateral transfer W15GK9-6327-0102\. Reinstate it\.$/;

test('LIFE-28 a number of another book is refused with what to do: created, gained, imported and reinstated', async () => {
  const { json: onBook } = await enter('halloran', { serial_number: 'X100' });
  const { json: leaves } = await enter('halloran', { serial_number: 'X101' });
  await t.leave([leaves.id], { documentNumber: 'W15GK9-6327-0101' });
  const { json: comes } = await enter('halloran', { serial_number: 'X102' });
  await t.leave([comes.id], { ...LATERAL, documentNumber: 'W15GK9-6327-0102' });

  const gains = [undefined, { kind: 'lateral-in', documentNumber: 'W15GK9-6327-0102' }];
  for (const gain of gains) {
    const say = async (serial_number: string) => {
      const { status, json } = await enter('stranger', { serial_number, gain });
      return [status, json.error, json.message];
    };
    expect(await say('x100')).toEqual([409, 'conflict', `${ELSEWHERE}.`]);
    expect(await say('X101')).toEqual([409, 'conflict', `${LEFT}.`]);
    // What was transferred to them they see: the browser offers to enter it with its history.
    expect(await say('X102')).toEqual([409, 'left-the-book', expect.stringMatching(OURS)]);
  }
  const imports = importsOf(t);
  const { id } = await imports.preview('stranger', ['Name,Serial Number', 'M4,X100', 'M4,X101', 'M4,X102']);
  const rows = await imports.rowsOf('stranger', id);
  expect(rows.map(messagesOf)).toEqual([
    [['Serial Number', ELSEWHERE]],
    [['Serial Number', LEFT]],
    [['Serial Number', expect.stringMatching(OURS)]],
  ]);
  const reinstate = (itemId: string) =>
    t.send<Answer>('stranger', 'POST', `/api/property/${itemId}/reinstatement`, { reason: 'It came to us.' });
  expect((await reinstate(onBook.id)).status).toBe(404);
  expect((await reinstate(leaves.id)).status).toBe(404);
  expect((await reinstate(comes.id)).json).toMatchObject({ id: comes.id, gain: { kind: 'lateral-in' } });
});

test('the way that the refusal names leads there: reinstated, transferred, entered by the other unit', async () => {
  const { json: item } = await enter('halloran', { serial_number: 'X103' });
  await t.leave([item.id], { documentNumber: 'W15GK9-6327-0103' });
  const again = { reason: 'The other unit has it.' };
  await t.send('halloran', 'POST', `/api/property/${item.id}/reinstatement`, again);
  await t.leave([item.id], { ...LATERAL, documentNumber: 'W15GK9-6327-0104' });
  const url = `/api/property/${item.id}/reinstatement`;
  const { status } = await t.send('stranger', 'POST', url, { reason: 'Received.' });
  expect(status).toBe(200);
});

test('a UII is free once its item left, and of an item out of sight only the book is said', async () => {
  const imports = importsOf(t);
  const { json: item } = await enter('halloran', { serial_number: 'X110' });
  const mark = (who: 'halloran' | 'stranger', { id, version }: Answer, uii: string) =>
    t.send<Answer>(who, 'PATCH', `/api/property/${id}`, { uii, version });
  await mark('halloran', item, UII);
  const read = async () => {
    const lines = ['Name,Serial Number,UII', `M4,X111,${UII}`];
    const { id } = await imports.preview('stranger', lines);
    return { id, said: (await imports.rowsOf('stranger', id)).map(messagesOf) };
  };
  expect((await read()).said).toEqual([[['UII', `UII ${UII} is a duplicate: it is on another book`]]]);
  await t.leave([item.id], { documentNumber: 'W15GK9-6327-0110' });
  const { id, said } = await read();
  expect(said).toEqual([[]]);
  await imports.confirm('stranger', id);
  expect(await imports.entered('stranger', id)).toMatchObject({ written: 1, refused: 0 });
  // Its first item cannot come back with the same UII.
  const url = `/api/property/${item.id}/reinstatement`;
  const { status, json } = await t.send<Refusal>('halloran', 'POST', url, {
    reason: 'The SSA gave it back.',
  });
  expect([status, json.message]).toEqual([
    409,
    `UII ${UII} is a duplicate: it is on another book. Amend one of them first.`,
  ]);
});
