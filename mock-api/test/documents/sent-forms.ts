import type { DocumentDto } from '@hand-receipt/contracts';
import { type Username, testCompany } from '../custody/company';
import { callsOf, connect } from '../support/call';

/** A company whose people are connected in a row, and what they do with forms about the soldier's weapons. */
export async function formsOfCompany() {
  const company = await testCompany();
  const calls = callsOf(company);
  await connect(company, 'whitaker', 'halloran');
  await connect(company, 'halloran', 'brandt');
  await connect(company, 'brandt', 'petrov');
  await connect(company, 'halloran', 'voss');

  let entered = 0;
  /** A weapon of the soldier's. */
  async function weapon(): Promise<{ id: string; serial: string }> {
    entered += 1;
    const serial = `DOC-${entered}`;
    const { id } = await company.createItem({ serial_number: serial });
    await company.signDown(id, 'whitaker');
    return { id, serial };
  }

  async function send(
    from: Username,
    to: Username,
    propertyId: string,
    more: object = {},
  ): Promise<DocumentDto> {
    const { document } = await calls.ok(from, 'POST /api/documents/maintenance-form', {
      body: {
        propertyId,
        recipientUserId: company.ids[to],
        formType: 'DA2404',
        description: 'Bolt carrier cracked',
        ...more,
      },
    });
    return document;
  }
  const details = (who: Username, id: string) => calls.ok(who, 'GET /api/documents/:id', { params: { id } });
  const forward = (who: Username, id: string, to: Username, note?: string) =>
    calls.ok(who, 'POST /api/documents/:id/forward', {
      params: { id },
      body: { recipientUserId: company.ids[to], note },
    });
  const forwardRefused = (who: Username, id: string, to: Username) =>
    calls.refused(who, 'POST /api/documents/:id/forward', {
      params: { id },
      body: { recipientUserId: company.ids[to] },
    });
  const inbox = async (who: Username, query = '') =>
    (await calls.ok(who, 'GET /api/documents', { query: `box=inbox&${query}` })).documents;

  return { company, calls, weapon, send, details, forward, forwardRefused, inbox };
}

/** Its company, the calls of its people, and the commonest of them by name. */
export type Forms = Awaited<ReturnType<typeof formsOfCompany>>;
