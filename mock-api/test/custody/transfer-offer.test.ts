import type { NotificationDto, TransferDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, messageOf, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const post = (who: keyof Company['as'], body: object) =>
  company.as[who]({ method: 'POST', url: '/api/transfers', body });

const newestNotice = async (who: 'petrov' | 'whitaker') =>
  (await company.as[who]({ url: '/api/notifications' })).json<NotificationDto[]>().at(-1);

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
    expect((await company.readItem(item.id)).open_transfer).toEqual({
      id: transfer.id,
      to: 'SPC Whitaker',
      is_recall: false,
    });
    const notifications = (await company.as.whitaker({ url: '/api/notifications' })).json<
      { message: string; action: unknown }[]
    >();
    expect(notifications.at(-1)).toMatchObject({
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
    expect((await company.readItem(id)).open_transfer).toBeNull();
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
    expect(await newestNotice('petrov')).toMatchObject({
      title: 'Offer withdrawn',
      message: expect.stringMatching(/^SPC Halloran withdrew the offer of M4A1 Carbine W9\d+\.$/) as string,
    });
  });
});
