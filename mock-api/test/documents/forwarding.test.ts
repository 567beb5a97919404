import { eventTypes } from '../custody/company';
import { connect } from '../support/call';
import { type Forms, formsOfCompany } from './sent-forms';

let forms: Forms;
beforeAll(async () => {
  forms = await formsOfCompany();
});

test('a document is forwarded with its way shown, and stays where it was', async () => {
  const item = await forms.weapon();
  const original = await forms.send('whitaker', 'halloran', item.id, {
    faultDescription: 'Crack at the cam pin',
  });
  const { message, document } = await forms.forward('halloran', original.id, 'brandt', 'For the armorer.');
  expect(message).toBe(`${original.title} forwarded to SPC Brandt.`);
  expect(document).toMatchObject({
    title: original.title,
    subtype: 'DA Form 2404',
    status: 'unread',
    sender: { id: forms.company.ids.halloran },
    formData: original.formData,
  });
  const second = (await forms.forward('brandt', document.id, 'petrov')).document;
  const way = [
    { from: { id: forms.company.ids.whitaker }, to: { id: forms.company.ids.halloran }, note: null },
    {
      from: { id: forms.company.ids.halloran },
      to: { id: forms.company.ids.brandt },
      note: 'For the armorer.',
    },
    { from: { id: forms.company.ids.brandt }, to: { id: forms.company.ids.petrov }, note: null },
  ];
  expect(await forms.details('petrov', second.id)).toMatchObject({ itemId: item.id, chain: way });
  expect(await forms.details('whitaker', original.id)).toMatchObject({ status: 'unread', chain: way });
  expect((await forms.inbox('halloran')).map(({ id }) => id)).toContain(original.id);
  expect((await forms.inbox('brandt')).map(({ id }) => id)).toContain(document.id);
  expect((await eventTypes(forms.company, item.id)).filter((type) => type === 'DOCUMENT SENT')).toHaveLength(
    3,
  );
  const told = await forms.calls.ok('petrov', 'GET /api/notifications');
  expect(told.at(-1)).toMatchObject({ action: { path: `/documents?open=${second.id}` } });
});

test('a document is forwarded only to an accepted connection who may see its item, and once', async () => {
  const item = await forms.weapon();
  const { id } = await forms.send('whitaker', 'halloran', item.id);
  expect(await forms.forwardRefused('halloran', id, 'petrov')).toEqual([
    403,
    'SPC Petrov is not an accepted connection of yours.',
  ]);
  expect(await forms.forwardRefused('halloran', id, 'voss')).toEqual([
    403,
    `SPC Voss may not see M4A1 Carbine ${item.serial}, so this document cannot be forwarded.`,
  ]);
  expect(await forms.forwardRefused('halloran', id, 'whitaker')).toEqual([
    400,
    'SPC Whitaker has this document already.',
  ]);
  expect((await forms.forwardRefused('halloran', id, 'halloran'))[0]).toBe(400);
  expect((await forms.forwardRefused('brandt', id, 'petrov'))[0]).toBe(404);
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      forms.calls.send('halloran', 'POST /api/documents/:id/forward', {
        params: { id },
        body: { recipientUserId: forms.company.ids.brandt },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect((await forms.inbox('brandt', `q=${item.serial}`)).length).toBe(1);
  expect(await forms.inbox('voss')).toEqual([]);
});

test('SIRP-06 a person of another company is no known recipient until they are connected', async () => {
  const item = await forms.weapon();
  const { id } = await forms.send('whitaker', 'halloran', item.id);
  const form = { propertyId: item.id, formType: 'DA2404', description: 'Bolt carrier cracked' } as const;
  const { stranger } = forms.company.ids;
  for (const recipientUserId of [stranger, 'U-9999999']) {
    const unknown = [404, 'The recipient is not known.'];
    const params = { id };
    const body = { recipientUserId };
    expect(
      await forms.calls.refused('halloran', 'POST /api/documents/:id/forward', { params, body }),
    ).toEqual(unknown);
    expect(
      await forms.calls.refused('whitaker', 'POST /api/documents/maintenance-form', {
        body: { ...form, recipientUserId },
      }),
    ).toEqual(unknown);
  }
  await connect(forms.company, 'halloran', 'stranger');
  expect(await forms.forwardRefused('halloran', id, 'stranger')).toEqual([
    403,
    `SPC Stranger may not see M4A1 Carbine ${item.serial}, so this document cannot be forwarded.`,
  ]);
});
