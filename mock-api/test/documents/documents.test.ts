import type { DocumentDto, DocumentType } from '@hand-receipt/contracts';
import { type Forms, formsOfCompany } from './sent-forms';

let forms: Forms;
beforeAll(async () => {
  forms = await formsOfCompany();
});

test('documents are searched by text, type and person, and paged newest first', async () => {
  const item = await forms.weapon();
  await forms.send('whitaker', 'halloran', item.id, {
    description: 'Trigger 100% loose',
    formType: 'DA5988E',
  });
  await forms.send('whitaker', 'halloran', item.id, { faultDescription: 'Sear worn' });
  const titles = async (query: string) => (await forms.inbox('halloran', query)).length;
  expect(await titles(`q=${item.serial}`)).toBe(2);
  expect(await titles(`q=${encodeURIComponent('100%')}`)).toBe(1);
  expect(await titles('q=SEAR WORN')).toBe(1);
  expect(await titles(`q=${item.serial}&type=DA5988E`)).toBe(1);
  expect(await titles(`q=${item.serial}&type=da form 2404`)).toBe(1);
  expect(await titles(`q=${item.serial}&person=whit`)).toBe(2);
  expect(await titles(`q=${item.serial}&person=halloran`)).toBe(0);
  const first = await forms.calls.send('halloran', 'GET /api/documents', {
    query: `q=${item.serial}&limit=1`,
  });
  expect(first.headers['x-total-count']).toBe('2');
  const rest = await forms.calls.ok('halloran', 'GET /api/documents', {
    query: `q=${item.serial}&limit=1&cursor=${String(first.headers['x-next-cursor'])}`,
  });
  const [newest] = first.json<{ documents: DocumentDto[] }>().documents;
  expect([newest?.subtype, rest.documents[0]?.subtype]).toEqual(['DA Form 2404', 'DA Form 5988-E']);
  const odd = Buffer.from(JSON.stringify(['yesterday', 'D-1'])).toString('base64url');
  expect((await forms.calls.refused('halloran', 'GET /api/documents', { query: `cursor=${odd}` }))[0]).toBe(
    400,
  );
});

test('API-16 the status of documents is read without regard to case; a word that is none is refused', async () => {
  const item = await forms.weapon();
  await forms.send('whitaker', 'halloran', item.id, {});
  const found = async (status: string) =>
    (await forms.inbox('halloran', `q=${item.serial}&status=${status}`)).length;
  expect([await found('UNREAD'), await found('Read'), await found('unread')]).toEqual([1, 0, 1]);
  expect((await forms.calls.refused('halloran', 'GET /api/documents', { query: 'status=new' }))[0]).toBe(400);
});

test('a document of an unknown kind, with attachments that are none, is served and harms nobody', async () => {
  const { halloran, brandt } = forms.company.ids;
  const { id } = await forms.company.database.db
    .insertInto('document')
    .values({
      type: 'DA Form 9999' as DocumentType,
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
  const document = await forms.details('halloran', id);
  expect(JSON.parse(document.attachments)).toEqual(['/api/uploads/photo-1']);
  expect(JSON.parse(document.formData)).toEqual(['not', 'a', 'form']);
  expect(document).toMatchObject({ itemId: null, mayReport: false, chain: [{ id }], correctiveActions: [] });
  expect((await forms.calls.refused('petrov', 'GET /api/documents/:id', { params: { id } }))[0]).toBe(404);
  await forms.company.database.db
    .updateTable('document')
    .set({ attachments: JSON.stringify({ not: 'a list' }) as never })
    .where('id', '=', id)
    .execute();
  expect((await forms.details('halloran', id)).attachments).toBe('[]');
});

test('a former connection gets no form', async () => {
  const item = await forms.weapon();
  const ids = [forms.company.ids.whitaker, forms.company.ids.halloran];
  const setStatus = (status: 'accepted' | 'refused') =>
    forms.company.database.db
      .updateTable('connections')
      .set({ status })
      .where('user_id', 'in', ids)
      .where('other_user_id', 'in', ids)
      .execute();
  await setStatus('refused');
  const body = {
    propertyId: item.id,
    recipientUserId: forms.company.ids.halloran,
    formType: 'DA2404' as const,
    description: 'Bolt carrier cracked',
  };
  expect(await forms.calls.refused('whitaker', 'POST /api/documents/maintenance-form', { body })).toEqual([
    403,
    'SPC Halloran is not an accepted connection of yours.',
  ]);
  await setStatus('accepted');
  expect(
    (await forms.calls.send('whitaker', 'POST /api/documents/maintenance-form', { body })).statusCode,
  ).toBe(201);
});
