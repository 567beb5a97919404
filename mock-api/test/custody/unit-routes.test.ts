import type {
  DashboardSummaryDto,
  DocumentDto,
  MaintenanceItemDto,
  SensitiveItemDto,
} from '@hand-receipt/contracts';
import { openMaintenance } from '../../src/maintenance/open-maintenance';
import { Transactor } from '../../src/unit-of-work';
import { type Company, type Username, eventTypes, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
  // A Saturday, half an hour before the morning check; the schedule of weapons is as migrated.
  company.clock.set(new Date(2026, 10, 21, 5, 30));
});

const get = async <T>(who: Username, url: string): Promise<T> => {
  const response = await company.as[who]({ url });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
};

describe('sensitive items', () => {
  test('SENS-03 SENS-04 SENS-22 SENS-23 are listed with status, checks and level; the summary counts them', async () => {
    const weapon = await company.createItem({ name: 'M240B', serial_number: 'SENS-1' });
    await company.createItem({ name: 'Flag', serial_number: 'SENS-2' });
    const one = () => get<SensitiveItemDto[]>('halloran', '/api/sensitive-items?q=SENS');
    expect(await one()).toMatchObject([
      {
        id: weapon.id,
        category: 'weapon',
        serialNumber: 'SENS-1',
        status: 'not-verified',
        securityLevel: 'controlled',
        lastChecks: [],
      },
    ]);
    const body = { verificationType: 'Serial number' };
    await company.as.halloran({ method: 'POST', url: `/api/property/${weapon.id}/verify`, body });

    company.clock.set(new Date(2026, 10, 21, 7, 30));
    expect(await one()).toMatchObject([
      {
        status: 'verified',
        lastVerified: new Date(2026, 10, 21, 5, 30).toISOString(),
        nextVerification: new Date(2026, 10, 21, 18).toISOString(),
        lastChecks: [{ due: new Date(2026, 10, 21, 6).toISOString(), result: 'done', by: 'SPC Halloran' }],
      },
    ]);
    expect(await get('halloran', '/api/sensitive-items/summary')).toMatchObject({
      total: 1,
      verified: 1,
      verifiedToday: 1,
      compliance: 100,
    });

    company.clock.set(new Date(2026, 10, 21, 19));
    expect((await one())[0]?.status).toBe('pending');
    company.clock.set(new Date(2026, 10, 21, 20, 1));
    expect((await one())[0]?.status).toBe('overdue');
    expect(await get('halloran', '/api/sensitive-items/summary')).toMatchObject({
      total: 1,
      overdue: 1,
      compliance: 0,
    });
    expect(await get('stranger', '/api/sensitive-items')).toEqual([]);
  });

  test('SENS-10 are mine, signed down, or in the property book with nobody', async () => {
    const { id } = await company.createItem({ name: 'M17 Pistol', serial_number: 'SCOPE-1' });
    await company.signDown(id, 'whitaker');
    const ids = async (who: Username, scope: string) =>
      (await get<SensitiveItemDto[]>(who, `/api/sensitive-items?q=SCOPE&scope=${scope}`)).map(
        (item) => item.id,
      );
    expect(await ids('halloran', 'signedout')).toEqual([id]);
    expect(await ids('halloran', 'assigned')).toEqual([]);
    expect(await ids('whitaker', 'assigned')).toEqual([id]);
    expect(await ids('halloran', 'unassigned')).toEqual([]);
  });
});

describe('documents', () => {
  const form = (propertyId: string, to: Username) => ({
    propertyId,
    recipientUserId: company.ids[to],
    formType: 'DA5988E',
    description: 'Coolant low',
    faultDescription: null,
    attachments: [],
  });
  const send = (who: Username, body: object) =>
    company.as[who]({ method: 'POST', url: '/api/documents/maintenance-form', body });
  const box = (who: Username, query = '') =>
    get<{ documents: DocumentDto[]; unread_count: number }>(who, `/api/documents?${query}`);

  let propertyId = '';
  beforeAll(async () => {
    propertyId = (await company.createItem({ name: 'MEP-1030 Generator' })).id;
    const { halloran, petrov, whitaker } = company.ids;
    await company.database.db
      .insertInto('connections')
      .values([
        { user_id: petrov, other_user_id: halloran, status: 'accepted' },
        { user_id: halloran, other_user_id: whitaker, status: 'pending' },
      ])
      .execute();
  });

  test('API-16 API-18 API-19 API-20 DOCS-19 MAINT-13 a form appears unread in the inbox and under sent', async () => {
    const response = await send('halloran', { ...form(propertyId, 'petrov'), urgency: 'high' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ message: 'DA Form 5988-E sent to SPC Petrov.' });
    const inbox = await box('petrov', 'box=inbox&status=unread');
    expect(inbox.unread_count).toBe(1);
    expect(inbox.documents[0]).toMatchObject({
      subtype: 'DA Form 5988-E',
      status: 'unread',
      sender: { name: 'SPC Halloran' },
    });
    expect(JSON.parse(inbox.documents[0]?.formData ?? '')).toMatchObject({
      equipmentName: 'MEP-1030 Generator',
      description: 'Coolant low',
      formFields: { Urgency: 'high' },
    });
    const sent = await box('halloran', 'box=sent');
    expect([sent.documents.length, sent.unread_count]).toEqual([1, 0]);
    expect((await box('petrov', 'box=sent')).documents).toEqual([]);
    expect((await eventTypes(company, propertyId)).at(-1)).toBe('DOCUMENT SENT');
  });

  test('API-22 DOCS-10 DOCS-20 the recipient marks it read; the sender and strangers do not', async () => {
    const [document] = (await box('petrov', 'box=inbox')).documents;
    const read = (who: Username) =>
      company.as[who]({ method: 'PUT', url: `/api/documents/${document?.id}/read` });
    expect((await read('halloran')).statusCode).toBe(403);
    expect((await read('whitaker')).statusCode).toBe(404);
    expect((await box('petrov')).unread_count).toBe(1);
    expect((await read('petrov')).json()).toMatchObject({ id: document?.id, status: 'read' });
    expect((await box('petrov')).unread_count).toBe(0);
    expect((await box('petrov', 'status=unread')).documents).toEqual([]);
  });

  test('API-21 RULE-16 is refused without an accepted connection, a description, or a sight of the item', async () => {
    expect((await send('halloran', form(propertyId, 'whitaker'))).statusCode).toBe(403);
    expect((await send('halloran', form(propertyId, 'voss'))).statusCode).toBe(403);
    expect((await send('halloran', { ...form(propertyId, 'petrov'), description: ' ' })).statusCode).toBe(
      400,
    );
    expect((await send('petrov', form(propertyId, 'halloran'))).statusCode).toBe(404);
    const foreign = { ...form(propertyId, 'petrov'), attachments: ['javascript:alert(1)'] };
    expect((await send('halloran', foreign)).statusCode).toBe(400);
    expect((await box('halloran', 'box=sent')).documents).toHaveLength(1);
  });
});

describe('maintenance and the dashboard', () => {
  const open = (itemId: string, status: MaintenanceItemDto['status'], priority: MaintenanceItemDto['priority']) =>
    new Transactor({ db: company.database.db, clock: company.clock }).run({ id: company.ids.halloran, role: 'Commander', unitId: 'B', name: 'SPC Halloran' },
      (work) =>
        openMaintenance(work, itemId, {
          maintenanceType: 'corrective', status, priority, description: 'Leak', scheduledDate: '2026-11-24', assignedTo: null,
          estimatedCompletionTime: null, notes: null,
          parts: [{ name: 'Seal', partNumber: '5330-01', quantity: 2, available: false, estimatedArrival: '2026-11-23' }],
        }),
    ); // prettier-ignore

  test('MAINT-14 MAINT-15 MAINT-16 MAINT-18 MAINT-19 maintenance is listed most urgent first, to who may see the item', async () => {
    const { id: itemId } = await company.createItem({ name: 'M1165 HMMWV', serial_number: 'NG-1' });
    const medium = await open(itemId, 'scheduled', 'medium');
    const done = await open(itemId, 'completed', 'critical');
    const critical = await open(itemId, 'awaiting-parts', 'critical');
    const items = await get<MaintenanceItemDto[]>('halloran', '/api/maintenance');
    expect(items.map(({ id }) => id)).toEqual([critical, medium, done]);
    expect(items[0]).toMatchObject({
      itemId, itemName: 'M1165 HMMWV', serialNumber: 'NG-1', category: 'vehicle', reportedBy: 'SPC Halloran',
      scheduledDate: '2026-11-24', completedDate: null,
      partsRequired: [{ name: 'Seal', quantity: 2, available: false, estimatedArrival: '2026-11-23' }],
    }); // prettier-ignore
    expect(await get('halloran', `/api/maintenance/${medium}`)).toMatchObject({ id: medium });
    expect(await get('halloran', '/api/maintenance?status=scheduled')).toHaveLength(1);
    expect(await get('voss', '/api/maintenance')).toEqual([]);
    expect((await company.as.voss({ url: `/api/maintenance/${medium}` })).statusCode).toBe(404);
    expect((await company.as.halloran({ url: '/api/maintenance?status=odd' })).statusCode).toBe(400);
  });

  test('DASH-02 DASH-06 DASH-07 DASH-09 the summary agrees with the lists', async () => {
    await company.createItem({ name: 'Radio set', current_status: 'Deadline - Supply' });
    const { id } = await company.createItem({ name: 'Radio set' });
    await company.offer('halloran', id, 'petrov');
    const summary = await get<DashboardSummaryDto>('halloran', '/api/dashboard/summary');
    const total = async (url: string) =>
      Number((await company.as.halloran({ url })).headers['x-total-count']);
    expect(summary).toMatchObject({
      unit: 'B Co',
      totalInventory: await total('/api/property?scope=unit&limit=1'),
      signedDown: await total('/api/property?scope=signedout&limit=1'),
      pendingTransfers: await total('/api/transfers?status=Pending&limit=1'),
      needMyDecision: await total('/api/transfers?status=Pending&view=incoming&waiting=true&limit=1'),
      transfersLast7Days: await total('/api/transfers?status=Approved&limit=1'),
      maintenance: { scheduled: 1, inProgress: 1 },
    });
    expect(summary.sensitive).toEqual(await get('halloran', '/api/sensitive-items/summary'));
    expect(summary.readiness.total).toBe(summary.totalInventory);
    expect(summary.readiness.other).toBe(1);
    expect(summary.byCategory.map(({ total: count }) => count).reduce((sum, count) => sum + count, 0)).toBe(
      summary.totalInventory,
    );
    expect(await get<DashboardSummaryDto>('stranger', '/api/dashboard/summary')).toMatchObject({
      totalInventory: 0,
      pendingTransfers: 0,
    });
  });
});
