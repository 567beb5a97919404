import type { TransferDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, messageOf, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const lastNotification = (who: keyof Company['as']) =>
  company.database.db
    .selectFrom('notification')
    .select(['title', 'message'])
    .where('user_id', '=', company.ids[who])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('a recall', () => {
  test('API-39 PROP-24 is a pending transfer from the holder to the person who signed the item down, and approval returns the item', async () => {
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
    const below = await company.as.petrov({ method: 'POST', url: `/api/property/${id}/recall`, body: {} });
    expect([below.statusCode, messageOf(below)]).toEqual([
      409,
      expect.stringMatching(/^SPC Halloran, above you in the chain, recalled M4A1 Carbine W9\d+ on /),
    ]);
    const again = await company.as.halloran({ method: 'POST', url: `/api/property/${id}/recall` });
    expect([again.statusCode, messageOf(again)]).toEqual([
      409,
      expect.stringMatching(/^You recalled .* already\.$/),
    ]);

    await company.decide('halloran', transferId, 'Approved');
    const item = await company.readItem(id);
    expect(item.assigned_to_user_id).toBe(company.ids.halloran);
    expect(item.chain.map(({ label }) => label)).toEqual(['Property Book', 'SPC Halloran']);
    expect((await company.as.petrov({ url: `/api/property/${id}` })).statusCode).toBe(404);
  });

  test('SUCC-34 supersedes an open offer of the holder, tells both its parties, and says so in the history', async () => {
    const { id, serial_number } = await company.createItem();
    await company.signDown(id, 'petrov');
    const offered = await company.offer('petrov', id, 'tanaka');
    const recalled = await company.as.halloran({
      method: 'POST',
      url: `/api/property/${id}/recall`,
      body: { notes: 'Range week' },
    });
    expect(recalled.statusCode).toBe(201);
    const { transferId } = recalled.json<{ transferId: string }>();

    for (const party of ['petrov', 'tanaka'] as const) {
      const ended = (await company.as[party]({ url: `/api/transfers/${offered.id}` })).json<TransferDto>();
      expect(ended).toMatchObject({
        status: 'Cancelled',
        superseded_by: { id: transferId, by: 'SPC Halloran' },
        cancel_user_id: null,
      });
    }
    const [holder, recipient] = await Promise.all([lastNotification('petrov'), lastNotification('tanaka')]);
    expect(holder?.message).toBe(
      `SPC Halloran asks for M4A1 Carbine ${serial_number} back. Your offer to SPC Tanaka is cancelled. Reason: Range week`,
    );
    expect(recipient).toMatchObject({
      title: 'Transfer superseded',
      message: `The offer of M4A1 Carbine ${serial_number} by SPC Petrov is cancelled: SPC Halloran recalled the item.`,
    });
    expect((await eventTypes(company, id)).slice(-2)).toEqual(['TRANSFER CANCELLED', 'RECALL REQUESTED']);

    const late = await company.decide('tanaka', offered.id, 'Approved');
    expect([late.statusCode, messageOf(late)]).toEqual([
      409,
      expect.stringMatching(/^SPC Halloran recalled this item on .*, which ended this transfer\.$/),
    ]);
    await company.decide('halloran', transferId, 'Approved');
    expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.halloran);
  });

  test('supersedes a recall by somebody lower, and not an offer to the person who recalls', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'petrov');
    const { id: down } = await company.offer('petrov', id, 'whitaker');
    await company.decide('whitaker', down, 'Approved');
    const url = `/api/property/${id}/recall`;
    const lower = (await company.as.petrov({ method: 'POST', url })).json<{ transferId: string }>();
    expect((await company.as.halloran({ method: 'POST', url })).statusCode).toBe(201);
    const ended = (
      await company.as.petrov({ url: `/api/transfers/${lower.transferId}` })
    ).json<TransferDto>();
    expect([ended.status, ended.superseded_by?.by]).toEqual(['Cancelled', 'SPC Halloran']);

    const other = await company.createItem();
    await company.signDown(other.id, 'petrov');
    const back = await company.offer('petrov', other.id, 'halloran');
    const refused = await company.as.halloran({ method: 'POST', url: `/api/property/${other.id}/recall` });
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      409,
      `SPC Petrov already offers you M4A1 Carbine ${other.serial_number}: answer ${back.id}.`,
    ]);
  });

  test('is canceled by the person who opened it, and not by the holder', async () => {
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
    expect((await company.readItem(id)).assigned_to_user_id).toBe(company.ids.whitaker);
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
