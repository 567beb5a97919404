import type { DocumentDto } from '@hand-receipt/contracts';
import { type Company, type Username, eventTypes, testCompany } from '../custody/company';
import { type Calls, callsOf, connect } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
  await connect(company, 'whitaker', 'halloran');
  await connect(company, 'halloran', 'brandt');
  await connect(company, 'brandt', 'petrov');
  await connect(company, 'halloran', 'voss');
});

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

test('a document is forwarded with its way shown, and stays where it was', async () => {
  const item = await weapon();
  const original = await send('whitaker', 'halloran', item.id, { faultDescription: 'Crack at the cam pin' });
  const { message, document } = await forward('halloran', original.id, 'brandt', 'For the armorer.');
  expect(message).toBe(`${original.title} forwarded to SPC Brandt.`);
  expect(document).toMatchObject({
    title: original.title,
    subtype: 'DA Form 2404',
    status: 'unread',
    sender: { id: company.ids.halloran },
    formData: original.formData,
  });
  const second = (await forward('brandt', document.id, 'petrov')).document;
  const way = [
    { from: { id: company.ids.whitaker }, to: { id: company.ids.halloran }, note: null },
    { from: { id: company.ids.halloran }, to: { id: company.ids.brandt }, note: 'For the armorer.' },
    { from: { id: company.ids.brandt }, to: { id: company.ids.petrov }, note: null },
  ];
  expect(await details('petrov', second.id)).toMatchObject({ itemId: item.id, chain: way });
  expect(await details('whitaker', original.id)).toMatchObject({ status: 'unread', chain: way });
  expect((await inbox('halloran')).map(({ id }) => id)).toContain(original.id);
  expect((await inbox('brandt')).map(({ id }) => id)).toContain(document.id);
  expect((await eventTypes(company, item.id)).filter((type) => type === 'DOCUMENT SENT')).toHaveLength(3);
  const told = await calls.ok('petrov', 'GET /api/notifications');
  expect(told.at(-1)).toMatchObject({ action: { path: `/documents?open=${second.id}` } });
});

test('a document is forwarded only to an accepted connection who may see its item, and once', async () => {
  const item = await weapon();
  const { id } = await send('whitaker', 'halloran', item.id);
  expect(await forwardRefused('halloran', id, 'petrov')).toEqual([
    403,
    'SPC Petrov is not an accepted connection of yours.',
  ]);
  expect(await forwardRefused('halloran', id, 'voss')).toEqual([
    403,
    `SPC Voss may not see M4A1 Carbine ${item.serial}, so this document cannot be forwarded.`,
  ]);
  expect(await forwardRefused('halloran', id, 'whitaker')).toEqual([
    400,
    'SPC Whitaker has this document already.',
  ]);
  expect((await forwardRefused('halloran', id, 'halloran'))[0]).toBe(400);
  expect((await forwardRefused('brandt', id, 'petrov'))[0]).toBe(404);
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      calls.send('halloran', 'POST /api/documents/:id/forward', {
        params: { id },
        body: { recipientUserId: company.ids.brandt },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect((await inbox('brandt', `q=${item.serial}`)).length).toBe(1);
  expect(await inbox('voss')).toEqual([]);
});

test('the receiver reports what was done, and whoever sent the form sees it on it and in his inbox', async () => {
  const item = await weapon();
  const form = await send('whitaker', 'halloran', item.id);
  const forwarded = (await forward('halloran', form.id, 'brandt')).document;
  const report = (who: Username, id: string, outcome: 'corrected' | 'parts-ordered', action: string) =>
    calls.ok(who, 'POST /api/documents/:id/corrective-action', { params: { id }, body: { outcome, action } });
  await report('brandt', forwarded.id, 'parts-ordered', 'Bolt carrier ordered.');
  const answer = await report(
    'brandt',
    forwarded.id,
    'corrected',
    'Bolt carrier replaced, function check done.',
  );
  expect(answer.message).toBe('Corrective action reported to SPC Whitaker.');

  expect(await details('whitaker', form.id)).toMatchObject({
    outcome: 'corrected',
    mayReport: false,
    correctiveActions: [
      { by: { id: company.ids.brandt }, outcome: 'parts-ordered', action: 'Bolt carrier ordered.' },
      { outcome: 'corrected', action: 'Bolt carrier replaced, function check done.' },
    ],
  });
  const sent = await calls.ok('whitaker', 'GET /api/documents', { query: `box=sent&q=${item.serial}` });
  expect(sent.documents).toMatchObject([{ id: form.id, outcome: 'corrected' }]);
  const [answered] = await inbox('whitaker', 'type=Corrective Action');
  expect(answered).toMatchObject({
    id: answer.document.id,
    type: 'Corrective Action',
    status: 'unread',
    title: `Corrected: ${form.title}`,
    description: 'Bolt carrier replaced, function check done.',
  });
  expect(await details('whitaker', answer.document.id)).toMatchObject({
    // The form that he sent; the one forwarded lies between others.
    answers: form.id,
    mayReport: false,
  });
  const pdf = await calls.send('whitaker', 'GET /api/documents/:id/pdf', {
    params: { id: answer.document.id },
  });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(await inbox('halloran', 'type=corrective action')).toHaveLength(2);

  const refused = (who: Username, id: string, action = 'Done') =>
    calls.refused(who, 'POST /api/documents/:id/corrective-action', {
      params: { id },
      body: { outcome: 'corrected', action },
    });
  expect((await refused('whitaker', form.id))[0]).toBe(403);
  expect((await refused('voss', form.id))[0]).toBe(404);
  expect((await refused('halloran', form.id, '  '))[0]).toBe(400);
  expect((await refused('whitaker', answer.document.id))[0]).toBe(400);
});

test('a form and the maintenance that it reports know each other', async () => {
  const item = await weapon();
  const form = await send('whitaker', 'halloran', item.id);
  const work = await calls.ok('halloran', 'POST /api/maintenance', {
    body: {
      propertyId: item.id,
      maintenanceType: 'corrective',
      priority: 'high',
      description: 'Bolt carrier cracked',
      documentId: form.id,
    },
  });
  expect(work.documents).toMatchObject([{ id: form.id, title: form.title }]);
  expect(await details('halloran', form.id)).toMatchObject({ maintenanceId: work.id });
  await calls.ok('halloran', 'POST /api/documents/:id/corrective-action', {
    params: { id: form.id },
    body: { outcome: 'corrected', action: 'Replaced.' },
  });
  const second = await send('whitaker', 'halloran', item.id, { maintenanceId: work.id });
  const after = await calls.ok('halloran', 'GET /api/maintenance/:id', { params: { id: work.id } });
  expect(after.timeline.map(({ notes }) => notes)).toEqual([
    null,
    'Corrected: Replaced.',
    'DA Form 2404 sent to SPC Halloran.',
  ]);
  expect(after.documents.map(({ id }) => id)).toContain(second.id);
  const other = await weapon();
  const wrong = calls.refused('whitaker', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId: other.id,
      recipientUserId: company.ids.halloran,
      formType: 'DA2404',
      description: 'x',
      maintenanceId: work.id,
    },
  });
  expect((await wrong)[0]).toBe(400);
});

test('documents are searched by text, type and person, and paged newest first', async () => {
  const item = await weapon();
  await send('whitaker', 'halloran', item.id, { description: 'Trigger 100% loose', formType: 'DA5988E' });
  await send('whitaker', 'halloran', item.id, { faultDescription: 'Sear worn' });
  const titles = async (query: string) => (await inbox('halloran', query)).length;
  expect(await titles(`q=${item.serial}`)).toBe(2);
  expect(await titles(`q=${encodeURIComponent('100%')}`)).toBe(1);
  expect(await titles('q=SEAR WORN')).toBe(1);
  expect(await titles(`q=${item.serial}&type=DA5988E`)).toBe(1);
  expect(await titles(`q=${item.serial}&type=da form 2404`)).toBe(1);
  expect(await titles(`q=${item.serial}&person=whit`)).toBe(2);
  expect(await titles(`q=${item.serial}&person=halloran`)).toBe(0);
  const first = await calls.send('halloran', 'GET /api/documents', { query: `q=${item.serial}&limit=1` });
  expect(first.headers['x-total-count']).toBe('2');
  const rest = await calls.ok('halloran', 'GET /api/documents', {
    query: `q=${item.serial}&limit=1&cursor=${String(first.headers['x-next-cursor'])}`,
  });
  const [newest] = first.json<{ documents: DocumentDto[] }>().documents;
  expect([newest?.subtype, rest.documents[0]?.subtype]).toEqual(['DA Form 2404', 'DA Form 5988-E']);
  const odd = Buffer.from(JSON.stringify(['yesterday', 'D-1'])).toString('base64url');
  expect((await calls.refused('halloran', 'GET /api/documents', { query: `cursor=${odd}` }))[0]).toBe(400);
});

test('a document of an unknown kind, with attachments that are none, is served and harms nobody', async () => {
  const { halloran, brandt } = company.ids;
  const { id } = await company.database.db
    .insertInto('document')
    .values({
      type: 'DA Form 9999',
      subtype: null,
      title: 'Unknown form',
      description: null,
      sender_user_id: brandt,
      recipient_user_id: halloran,
      sent_at: new Date(),
      read_at: null,
      item_id: null,
      form_data: JSON.stringify(['not', 'a', 'form']),
      attachments: JSON.stringify([
        'javascript:alert(1)',
        7,
        '/api/uploads/photo-1',
        'https://example.com/x.png',
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = await details('halloran', id);
  expect(JSON.parse(document.attachments)).toEqual(['/api/uploads/photo-1']);
  expect(JSON.parse(document.formData)).toEqual(['not', 'a', 'form']);
  expect(document).toMatchObject({ itemId: null, mayReport: false, chain: [{ id }], correctiveActions: [] });
  expect((await calls.refused('petrov', 'GET /api/documents/:id', { params: { id } }))[0]).toBe(404);
  await company.database.db
    .updateTable('document')
    .set({ attachments: JSON.stringify({ not: 'a list' }) as never })
    .where('id', '=', id)
    .execute();
  expect((await details('halloran', id)).attachments).toBe('[]');
});

test('whoever is a connection no longer gets no form', async () => {
  const item = await weapon();
  const ids = [company.ids.whitaker, company.ids.halloran];
  const setStatus = (status: 'accepted' | 'refused') =>
    company.database.db
      .updateTable('connections')
      .set({ status })
      .where('user_id', 'in', ids)
      .where('other_user_id', 'in', ids)
      .execute();
  await setStatus('refused');
  const body = {
    propertyId: item.id,
    recipientUserId: company.ids.halloran,
    formType: 'DA2404' as const,
    description: 'Bolt carrier cracked',
  };
  expect(await calls.refused('whitaker', 'POST /api/documents/maintenance-form', { body })).toEqual([
    403,
    'SPC Halloran is not an accepted connection of yours.',
  ]);
  await setStatus('accepted');
  expect((await calls.send('whitaker', 'POST /api/documents/maintenance-form', { body })).statusCode).toBe(
    201,
  );
});
