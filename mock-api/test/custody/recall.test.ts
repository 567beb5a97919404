import type { TransferDto } from '@hand-receipt/contracts';
import { type Company, messageOf, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
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
    const item = await company.readItem(id);
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
