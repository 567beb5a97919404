import type { Username } from '../custody/company';
import { type Forms, formsOfCompany } from './sent-forms';

let forms: Forms;
beforeAll(async () => {
  forms = await formsOfCompany();
});

test('the receiver reports what was done, and the sender of the form sees it on the form and in the inbox', async () => {
  const item = await forms.weapon();
  const form = await forms.send('whitaker', 'halloran', item.id);
  const forwarded = (await forms.forward('halloran', form.id, 'brandt')).document;
  const report = (who: Username, id: string, outcome: 'corrected' | 'parts-ordered', action: string) =>
    forms.calls.ok(who, 'POST /api/documents/:id/corrective-action', {
      params: { id },
      body: { outcome, action },
    });
  await report('brandt', forwarded.id, 'parts-ordered', 'Bolt carrier ordered.');
  const answer = await report(
    'brandt',
    forwarded.id,
    'corrected',
    'Bolt carrier replaced, function check done.',
  );
  expect(answer.message).toBe('Corrective action reported to SPC Whitaker.');

  expect(await forms.details('whitaker', form.id)).toMatchObject({
    outcome: 'corrected',
    mayReport: false,
    correctiveActions: [
      { by: { id: forms.company.ids.brandt }, outcome: 'parts-ordered', action: 'Bolt carrier ordered.' },
      { outcome: 'corrected', action: 'Bolt carrier replaced, function check done.' },
    ],
  });
  const sent = await forms.calls.ok('whitaker', 'GET /api/documents', { query: `box=sent&q=${item.serial}` });
  expect(sent.documents).toMatchObject([{ id: form.id, outcome: 'corrected' }]);
  const [answered] = await forms.inbox('whitaker', 'type=Corrective Action');
  expect(answered).toMatchObject({
    id: answer.document.id,
    type: 'Corrective Action',
    status: 'unread',
    title: `Corrected: ${form.title}`,
    description: 'Bolt carrier replaced, function check done.',
  });
  expect(await forms.details('whitaker', answer.document.id)).toMatchObject({
    // The form that they sent; the one forwarded lies between others.
    answers: form.id,
    mayReport: false,
  });
  const pdf = await forms.calls.send('whitaker', 'GET /api/documents/:id/pdf', {
    params: { id: answer.document.id },
  });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(await forms.inbox('halloran', 'type=corrective action')).toHaveLength(2);

  const refused = (who: Username, id: string, action = 'Done') =>
    forms.calls.refused(who, 'POST /api/documents/:id/corrective-action', {
      params: { id },
      body: { outcome: 'corrected', action },
    });
  expect((await refused('whitaker', form.id))[0]).toBe(403);
  expect((await refused('voss', form.id))[0]).toBe(404);
  expect((await refused('halloran', form.id, '  '))[0]).toBe(400);
  expect((await refused('whitaker', answer.document.id))[0]).toBe(400);
});

test('a form and the maintenance that it reports know each other', async () => {
  const item = await forms.weapon();
  const form = await forms.send('whitaker', 'halloran', item.id);
  const body = {
    propertyId: item.id,
    maintenanceType: 'corrective',
    priority: 'high',
    description: 'Bolt carrier cracked',
    documentId: form.id,
  } as const;
  const work = await forms.calls.ok('halloran', 'POST /api/maintenance', { body });
  // Of two people who report from one form, one does.
  expect(await forms.calls.refused('whitaker', 'POST /api/maintenance', { body })).toEqual([
    409,
    `This form is about ${work.id} already.`,
  ]);
  expect(work.documents).toMatchObject([{ id: form.id, title: form.title }]);
  expect(await forms.details('halloran', form.id)).toMatchObject({ maintenanceId: work.id });
  await forms.calls.ok('halloran', 'POST /api/documents/:id/corrective-action', {
    params: { id: form.id },
    body: { outcome: 'corrected', action: 'Replaced.' },
  });
  const second = await forms.send('whitaker', 'halloran', item.id, { maintenanceId: work.id });
  const after = await forms.calls.ok('halloran', 'GET /api/maintenance/:id', { params: { id: work.id } });
  expect(after.timeline.map(({ notes }) => notes)).toEqual([
    null,
    'Corrected: Replaced.',
    'DA Form 2404 sent to SPC Halloran.',
  ]);
  expect(after.documents.map(({ id }) => id)).toContain(second.id);
  const other = await forms.weapon();
  const wrong = forms.calls.refused('whitaker', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId: other.id,
      recipientUserId: forms.company.ids.halloran,
      formType: 'DA2404',
      description: 'x',
      maintenanceId: work.id,
    },
  });
  expect((await wrong)[0]).toBe(400);
});
