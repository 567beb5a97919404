import type { TransferDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, messageOf, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

describe('the answer', () => {
  test('API-27 XFER-42 XFER-43 approval moves custody, extends the chain, tells the sender and the ledger', async () => {
    const { id } = await company.createItem();
    const { id: transferId } = await company.offer('halloran', id, 'whitaker');
    const response = await company.decide('whitaker', transferId, 'approved');
    expect(response.statusCode).toBe(200);
    expect(response.json<TransferDto>()).toMatchObject({
      status: 'Approved',
      resolved_date: expect.any(String) as string,
    });
    const item = await company.readItem(id);
    expect(item.assigned_to_user_id).toBe(company.ids.whitaker);
    expect(item.chain.map(({ label }) => label)).toEqual(['Property Book', 'SPC Halloran', 'SPC Whitaker']);
    expect(item.open_transfer).toBeNull();
    const notifications = (await company.as.halloran({ url: '/api/notifications' })).json<
      { type: string }[]
    >();
    expect(notifications.at(-1)?.type).toBe('transfer-approved');
    expect(await eventTypes(company, id)).toEqual([
      'ITEM CREATED',
      'TRANSFER REQUESTED',
      'TRANSFER APPROVED',
    ]);
  });

  test("XFER-44 rejection without a reason notes 'Rejected by recipient'; the holder keeps the item", async () => {
    const { id } = await company.createItem();
    const { id: transferId } = await company.offer('halloran', id, 'whitaker');
    const response = await company.decide('whitaker', transferId, 'Rejected');
    expect(response.json<TransferDto>()).toMatchObject({
      status: 'Rejected',
      notes: 'Rejected by recipient',
    });
    expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.halloran);
  });

  test('API-28 is the recipient’s alone, whatever the role: 403 for who sees it, 404 for who does not', async () => {
    const { id } = await company.createItem();
    const { id: transferId } = await company.offer('halloran', id, 'whitaker');
    for (const who of ['halloran', 'brandt'] as const) {
      expect((await company.decide(who, transferId, 'Approved')).statusCode).toBe(403);
    }
    for (const who of ['tanaka', 'voss', 'stranger'] as const) {
      expect((await company.decide(who, transferId, 'Approved')).statusCode).toBe(404);
      expect((await company.as[who]({ url: `/api/transfers/${transferId}` })).statusCode).toBe(404);
    }
    expect((await company.decide('whitaker', transferId, 'Maybe')).statusCode).toBe(400);
    expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.halloran);
  });

  test('API-28 check 9 the recipient’s alone, once: sender, third person, and after an answer anybody, are refused', async () => {
    const { id } = await company.createItem();
    const { id: transferId } = await company.offer('halloran', id, 'whitaker');
    for (const status of ['Approved', 'Rejected']) {
      expect((await company.decide('halloran', transferId, status)).statusCode).toBe(403);
      expect((await company.decide('brandt', transferId, status)).statusCode).toBe(403);
      expect((await company.decide('stranger', transferId, status)).statusCode).toBe(404);
    }
    expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.halloran);
    expect((await company.decide('whitaker', transferId, 'Approved')).statusCode).toBe(200);
    for (const status of ['Approved', 'Rejected', 'approved']) {
      const late = await company.decide('whitaker', transferId, status);
      expect(late.statusCode).toBe(409);
      expect(messageOf(late)).toMatch(
        /^SPC Whitaker already approved this transfer on \d\d[A-Z]{3}\d{4} \d{4}\.$/,
      );
    }
    expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.whitaker);
    expect((await eventTypes(company, id)).filter((type) => type === 'TRANSFER APPROVED')).toHaveLength(1);
  });

  test('components travel with the item and are listed in the event', async () => {
    const { id } = await company.createItem();
    const sling = {
      id: 'new',
      name: 'Sling',
      nsn: null,
      serialNumber: null,
      quantity: 2,
      required: true,
      status: 'present',
      notes: null,
    };
    await company.as.halloran({
      method: 'PUT',
      url: `/api/property/${id}/components`,
      body: { components: [sling] },
    });
    const transfer = await company.signDown(id, 'whitaker');
    expect(transfer.include_components).toBe(true);
    const { body } = await company.database.db
      .selectFrom('ledger_event')
      .select('body')
      .where('item_id', '=', id)
      .where('event_type', '=', 'TRANSFER APPROVED')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(Buffer.from(body).toString('utf8'))).toMatchObject({
      details: {
        transferId: transfer.id,
        fromUserId: company.ids.halloran,
        toUserId: company.ids.whitaker,
        includeComponents: true,
        components: [{ name: 'Sling', quantity: 2, serialNumber: null }],
      },
    });
  });
});
