import type { PropertyDto, TransferDto, TransferRequestDto } from '@hand-receipt/contracts';
import { type Amending, amendingCompany, serialTo } from '../amendments/amending';
import { type Username } from '../custody/company';

let t: Amending;
beforeAll(async () => {
  t = await amendingCompany();
});

/** An item of SPC Tanaka whose serial number was amended, signed by two. */
async function amended(from: string, to: string) {
  const { id } = await t.createItem({ serial_number: from });
  await t.signDown(id, 'tanaka');
  await t.amend([serialTo(id, to)]);
  return id;
}

const request = async (who: Username, serialNumber: string) =>
  (await t.send<TransferRequestDto>(who, 'POST', '/api/transfers/asks', { serialNumber })).json;
const incoming = async (who: Username) =>
  (await t.send<TransferRequestDto[]>(who, 'GET', '/api/transfers/asks?box=incoming')).json;

test('LIFE-08 a request by a former serial number reaches the holder, who offers the item under its number now', async () => {
  const id = await amended('W123456', 'W123465');
  const asked = await request('voss', 'w123456');
  // As for any other number, the requester does not learn whether there is such an item.
  expect(asked).toMatchObject({ serial_number: 'W123456', state: 'Sent', property: null });
  expect(await incoming('tanaka')).toMatchObject([
    { id: asked.id, serial_number: 'W123456', property: { id, serial_number: 'W123465' } },
  ]);
  const offered = await t.send<TransferDto>('tanaka', 'POST', `/api/transfers/asks/${asked.id}/offer`, {});
  expect(offered).toMatchObject({ status: 201, json: { to: 'SPC Voss', serial_number: 'W123465' } });
  expect(await incoming('tanaka')).toEqual([]);
});

test('LIFE-08 a request from before the amendment still reaches the holder', async () => {
  const { id } = await t.createItem({ serial_number: 'Q100' });
  await t.signDown(id, 'tanaka');
  const asked = await request('voss', 'Q100');
  await t.amend([serialTo(id, 'Q200')]);
  expect(await incoming('tanaka')).toMatchObject([{ id: asked.id, property: { id, serial_number: 'Q200' } }]);
});

test('LIFE-08 LIFE-09 of two exchanged numbers a request means the item that has the number now', async () => {
  const [first, second] = [
    await t.createItem({ serial_number: 'X1' }),
    await t.createItem({ serial_number: 'X2' }),
  ];
  await t.signDown(first.id, 'tanaka');
  await t.signDown(second.id, 'petrov');
  await t.amend([serialTo(first.id, 'X2'), serialTo(second.id, 'X1')]);
  const asked = await request('voss', 'X1');
  expect(await incoming('petrov')).toMatchObject([{ id: asked.id, property: { id: second.id } }]);
  expect((await incoming('tanaka')).map(({ id }) => id)).not.toContain(asked.id);
});

test('LIFE-08 what I may offer is found by a former serial number, with both numbers', async () => {
  const id = await amended('Z500', 'Z501');
  const found = await t.send<PropertyDto[]>('tanaka', 'GET', '/api/property?scope=assigned&q=Z500');
  expect(found.json).toMatchObject([{ id, serial_number: 'Z501', former_serials: ['Z500'] }]);
});
