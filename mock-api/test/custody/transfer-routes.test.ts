import type { PropertyDto, TransferDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const post = (who: keyof Company['as'], body: object) =>
  company.as[who]({ method: 'POST', url: '/api/transfers', body });
const messageOf = (response: { json<T>(): T }) => response.json<{ message: string }>().message;
const read = async (id: string) =>
  (await company.as.halloran({ url: `/api/property/${id}` })).json<PropertyDto>();

describe('an offer', () => {
  test('API-24 API-25 API-40 XFER-08 answers a pending transfer with names and ids of both people', async () => {
    const item = await company.createItem();
    const response = await post('halloran', {
      propertyId: item.id,
      toUserId: company.ids.whitaker,
      notes: 'Guard detail',
    });
    expect(response.statusCode).toBe(201);
    const transfer = response.json<TransferDto>();
    expect(transfer).toMatchObject({
      property: { id: item.id, name: item.name, serial_number: item.serial_number },
      item_name: item.name,
      serial_number: item.serial_number,
      from_user: { id: company.ids.halloran, name: 'SPC Halloran' },
      from: 'SPC Halloran',
      to_user: { id: company.ids.whitaker },
      to: 'SPC Whitaker',
      status: 'Pending',
      resolved_date: null,
      notes: 'Guard detail',
      include_components: false,
      is_recall: false,
      cancel_user_id: company.ids.halloran,
    });
    expect((await read(item.id)).open_transfer).toEqual({ id: transfer.id, to: 'SPC Whitaker' });
    const notices = (await company.as.whitaker({ url: '/api/notifications' })).json<
      { message: string; action: unknown }[]
    >();
    expect(notices.at(-1)).toMatchObject({
      type: 'transfer-request',
      message: `SPC Halloran wants to transfer ${item.name} ${item.serial_number} to you. Reason: Guard detail`,
      action: { path: `/transfers/${transfer.id}` },
    });
  });

  test('API-26 an unknown item or recipient answers 404, an inactive one 400', async () => {
    const { id } = await company.createItem();
    expect(
      (await post('halloran', { propertyId: 'P-9999999', toUserId: company.ids.whitaker })).statusCode,
    ).toBe(404);
    expect((await post('halloran', { propertyId: id, toUserId: 'U-9999999' })).statusCode).toBe(404);
    await company.database.db
      .updateTable('users')
      .set({ status: 'Inactive' })
      .where('username', '=', 'tanaka')
      .execute();
    expect((await post('halloran', { propertyId: id, toUserId: company.ids.tanaka })).statusCode).toBe(400);
    await company.database.db
      .updateTable('users')
      .set({ status: 'Active' })
      .where('username', '=', 'tanaka')
      .execute();
    expect((await read(id)).open_transfer).toBeNull();
  });

  test('of an item to oneself is refused: You already hold this item.', async () => {
    const { id } = await company.createItem();
    const response = await post('halloran', { propertyId: id, toUserId: company.ids.halloran });
    expect([response.statusCode, messageOf(response)]).toEqual([400, 'You already hold this item.']);
  });

  test('is the holder’s alone: 403 for who sees the item, 404 for who does not', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    for (const who of ['halloran', 'petrov', 'brandt'] as const) {
      const response = await post(who, { propertyId: id, toUserId: company.ids.tanaka });
      expect(response.statusCode).toBe(403);
      expect(messageOf(response)).toContain('SPC Whitaker');
    }
    for (const who of ['voss', 'stranger'] as const) {
      expect((await post(who, { propertyId: id, toUserId: company.ids.tanaka })).statusCode).toBe(404);
    }
  });

  test('of an item already offered answers 409 with who has it open', async () => {
    const { id } = await company.createItem();
    await company.offer('halloran', id, 'petrov');
    const response = await post('halloran', { propertyId: id, toUserId: company.ids.whitaker });
    expect(response.statusCode).toBe(409);
    expect(messageOf(response)).toMatch(/SPC Halloran.*SPC Petrov/);
  });

  test('is taken back by its sender, once, and not by others', async () => {
    const { id } = await company.createItem();
    const transfer = await company.offer('halloran', id, 'petrov');
    const cancel = (who: keyof Company['as']) =>
      company.as[who]({ method: 'POST', url: `/api/transfers/${transfer.id}/cancel` });
    expect((await cancel('petrov')).statusCode).toBe(403);
    expect((await cancel('tanaka')).statusCode).toBe(404);
    expect((await cancel('halloran')).json<TransferDto>()).toMatchObject({
      status: 'Cancelled',
      cancel_user_id: null,
    });
    expect((await cancel('halloran')).statusCode).toBe(409);
    const late = await company.decide('petrov', transfer.id, 'Approved');
    expect([late.statusCode, messageOf(late)]).toEqual([
      409,
      expect.stringMatching(/^SPC Halloran already cancelled/),
    ]);
    expect(await eventTypes(company, id)).toEqual([
      'ITEM CREATED',
      'TRANSFER REQUESTED',
      'TRANSFER CANCELLED',
    ]);
  });
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
    const item = await read(id);
    expect(item.assigned_to_user_id).toBe(company.ids.whitaker);
    expect(item.chain.map(({ label }) => label)).toEqual(['Property Book', 'SPC Halloran', 'SPC Whitaker']);
    expect(item.open_transfer).toBeNull();
    const notices = (await company.as.halloran({ url: '/api/notifications' })).json<{ type: string }[]>();
    expect(notices.at(-1)?.type).toBe('transfer-approved');
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
    expect((await read(id)).assigned_to_user_id).toBe(company.ids.halloran);
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
    expect((await read(id)).assigned_to_user_id).toBe(company.ids.halloran);
  });

  test('API-28 check 9 the recipient’s alone, once: sender, third person, and after an answer anybody, are refused', async () => {
    const { id } = await company.createItem();
    const { id: transferId } = await company.offer('halloran', id, 'whitaker');
    for (const status of ['Approved', 'Rejected']) {
      expect((await company.decide('halloran', transferId, status)).statusCode).toBe(403);
      expect((await company.decide('brandt', transferId, status)).statusCode).toBe(403);
      expect((await company.decide('stranger', transferId, status)).statusCode).toBe(404);
    }
    expect((await read(id)).assigned_to_user_id).toBe(company.ids.halloran);
    expect((await company.decide('whitaker', transferId, 'Approved')).statusCode).toBe(200);
    for (const status of ['Approved', 'Rejected', 'approved']) {
      const late = await company.decide('whitaker', transferId, status);
      expect(late.statusCode).toBe(409);
      expect(messageOf(late)).toMatch(
        /^SPC Whitaker already approved this transfer on \d\d[A-Z]{3}\d{4} \d{4}\.$/,
      );
    }
    expect((await read(id)).assigned_to_user_id).toBe(company.ids.whitaker);
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

describe('a recall', () => {
  test('API-39 PROP-24 is a pending transfer from the holder to whoever signed the item down; approval brings it back', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'petrov');
    const { id: down } = await company.offer('petrov', id, 'whitaker');
    await company.decide('whitaker', down, 'Approved');
    const recalled = await company.as.halloran({ method: 'POST', url: `/api/property/${id}/recall` });
    expect(recalled.statusCode).toBe(201);
    const { transferId } = recalled.json<{ transferId: string }>();
    const transfer = (await company.as.whitaker({ url: `/api/transfers/${transferId}` })).json<TransferDto>();
    expect(transfer).toMatchObject({
      status: 'Pending',
      from: 'SPC Whitaker',
      to: 'SPC Halloran',
      is_recall: true,
      cancel_user_id: company.ids.halloran,
    });
    expect(
      (await company.as.petrov({ method: 'POST', url: `/api/property/${id}/recall`, body: {} })).statusCode,
    ).toBe(409);

    await company.decide('halloran', transferId, 'Approved');
    const item = await read(id);
    expect(item.assigned_to_user_id).toBe(company.ids.halloran);
    expect(item.chain.map(({ label }) => label)).toEqual(['Property Book', 'SPC Halloran']);
    expect((await company.as.petrov({ url: `/api/property/${id}` })).statusCode).toBe(404);
  });

  test('is taken back by whoever asked, and not by the holder', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const recalled = await company.as.halloran({ method: 'POST', url: `/api/property/${id}/recall` });
    const { transferId } = recalled.json<{ transferId: string }>();
    const cancel = (who: keyof Company['as']) =>
      company.as[who]({ method: 'POST', url: `/api/transfers/${transferId}/cancel` });
    const refused = await cancel('whitaker');
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      403,
      'Only SPC Halloran, who opened this transfer, cancels it.',
    ]);
    expect((await cancel('halloran')).json<TransferDto>().status).toBe('Cancelled');
    expect((await read(id)).assigned_to_user_id).toBe(company.ids.whitaker);
  });

  test('is for who signed the item down: 400 for its holder, 403 for an onlooker, 404 for a stranger', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const recall = async (who: keyof Company['as']) =>
      (await company.as[who]({ method: 'POST', url: `/api/property/${id}/recall`, body: {} })).statusCode;
    expect(await recall('whitaker')).toBe(400);
    expect(await recall('petrov')).toBe(403);
    expect(await recall('stranger')).toBe(404);
  });
});

describe('GET /api/transfers', () => {
  const list = async (who: keyof Company['as'], query: string) =>
    (await company.as[who]({ url: `/api/transfers?${query}` })).json<TransferDto[]>();

  test('API-23 XFER-07 incoming are to me, outgoing from me, history either, newest first', async () => {
    const { id } = await company.createItem({ name: 'Listed' });
    const sent = await company.offer('halloran', id, 'voss');
    expect((await list('voss', 'view=incoming'))[0]?.id).toBe(sent.id);
    expect(await list('voss', 'view=outgoing')).toEqual([]);
    expect((await list('halloran', 'view=outgoing'))[0]?.id).toBe(sent.id);
    const history = await list('halloran', 'view=history');
    expect(history.map(({ request_date }) => request_date)).toEqual(
      history
        .map(({ request_date }) => request_date)
        .sort()
        .reverse(),
    );
    const response = await company.as.halloran({ url: '/api/transfers?limit=1' });
    expect(response.headers['x-total-count']).toBe(String(history.length));
    expect(await list('stranger', '')).toEqual([]);
  });

  test('XFER-10 XFER-11 XFER-50 searches item, serial number and people; filters by status in any case', async () => {
    const { id, serial_number } = await company.createItem({ name: 'Searched For' });
    const { id: transferId } = await company.offer('halloran', id, 'tanaka');
    for (const q of ['searched f', serial_number.toLowerCase(), 'spc tana']) {
      expect((await list('halloran', `q=${q}`)).map((transfer) => transfer.id)).toContain(transferId);
    }
    expect((await list('halloran', 'status=PENDING')).every(({ status }) => status === 'Pending')).toBe(true);
    expect((await list('halloran', 'status=rejected')).map((transfer) => transfer.id)).not.toContain(
      transferId,
    );
    expect((await company.as.halloran({ url: '/api/transfers?status=odd' })).statusCode).toBe(400);
  });

  test.each(['date', 'name', 'from', 'to'])('XFER-15 sorts by %s, and backwards', async (sort) => {
    const forwards = (await list('halloran', `sort=${sort}`)).map(({ id }) => id);
    const backwards = (await list('halloran', `sort=-${sort}`)).map(({ id }) => id);
    expect(forwards.length).toBeGreaterThan(3);
    expect(backwards).toEqual([...forwards].reverse());
  });
});
