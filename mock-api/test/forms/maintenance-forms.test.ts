import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, connect } from '../support/call';
import { formOf, jpeg } from '../uploads/files';
import { type PdfPage, inkIn, readPdf, renderPage, wordsOf } from './support/pdf';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
  await connect(company, 'whitaker', 'halloran');
});

const pdfOf = (who: Username, id: string) => company.as[who]({ url: `/api/documents/${id}/pdf` });

async function sendForm(more: object = {}) {
  const item = await company.createItem({
    name: 'M1151A1 HMMWV',
    nsn: '2320-01-540-1993',
    category: 'vehicles',
  });
  await company.signDown(item.id, 'whitaker');
  const { document } = await calls.ok('whitaker', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId: item.id,
      recipientUserId: company.ids.halloran,
      formType: 'DA2404',
      description: 'Engine does not start',
      faultDescription: 'Starter clicks without turning over',
      urgency: 'high',
      ...more,
    },
  });
  return { item, document };
}

/** Uploads photos of one color each, and answers their addresses. */
async function uploadPhotos(...colors: string[]): Promise<string[]> {
  const files = await Promise.all(colors.map(async (color) => ({ bytes: await jpeg(color) })));
  const response = await company.as.whitaker({ method: 'POST', url: '/api/uploads', ...formOf(...files) });
  return response.json<{ uploads: { address: string }[] }>().uploads.map(({ address }) => address);
}

describe('GET /api/documents/:id/pdf', () => {
  test.each([
    ['DA2404', 'EQUIPMENT INSPECTION AND MAINTENANCE WORKSHEET', 'DA FORM 2404'],
    ['DA5988E', 'EQUIPMENT MAINTENANCE AND INSPECTION WORKSHEET', 'DA FORM 5988-E'],
  ])('%s carries what was sent, as text, to sender and recipient', async (formType, title, name) => {
    const { item, document } = await sendForm({ formType });
    for (const who of ['whitaker', 'halloran'] as const) {
      const response = await pdfOf(who, document.id);
      expect([response.statusCode, response.headers['content-disposition']]).toEqual([
        200,
        `attachment; filename="${formType}_${document.id}.pdf"`,
      ]);
      const { pages } = await readPdf(response.rawPayload);
      const words = wordsOf(pages[0] as PdfPage);
      const parts = [title, name, '1st Squad', 'M1151A1 HMMWV', '2320-01-540-1993', item.serial_number];
      for (const part of [...parts, 'Engine does not start', 'SPC Whitaker', 'PAGE 1 OF 1 PAGES', 'High']) {
        expect(words).toContain(part);
      }
      expect(words).toContain('Starter clicks without turning over');
    }
  });

  test('is not there for other people, whatever their role', async () => {
    const { document } = await sendForm();
    for (const who of ['brandt', 'petrov', 'tanaka', 'stranger'] as const) {
      expect((await pdfOf(who, document.id)).statusCode).toBe(404);
    }
    expect((await pdfOf('whitaker', 'D-9999999')).statusCode).toBe(404);
    expect((await company.inject({ url: `/api/documents/${document.id}/pdf` })).statusCode).toBe(401);
  });

  test('shows the corrective action with the initial of the person who corrected it, and so does the report', async () => {
    const { document } = await sendForm();
    const { document: report } = await calls.ok('halloran', 'POST /api/documents/:id/corrective-action', {
      params: { id: document.id },
      body: { outcome: 'corrected', action: 'Replaced the starter' },
    });
    for (const id of [document.id, report.id]) {
      const { pages } = await readPdf((await pdfOf('whitaker', id)).rawPayload);
      const page = pages[0] as PdfPage;
      expect(wordsOf(page)).toContain('Replaced the starter');
      expect(wordsOf(page)).toMatch(/Corrected, SPC Halloran, \d{2}[A-Z]{3}\d{4}:/);
      expect(page.texts.some(({ text, x }) => text === 'H' && x > 528)).toBe(true);
    }
  });

  test('prints the photos in their order, a page each, and says so', async () => {
    const [black = '', white = ''] = await uploadPhotos('black', 'white');
    const { document } = await sendForm({ attachments: [white, black] });
    const { rawPayload } = await pdfOf('halloran', document.id);
    const { pages } = await readPdf(rawPayload);
    expect(pages).toHaveLength(3);
    expect(wordsOf(pages[0] as PdfPage)).toContain('Photos 1 to 2 are attached.');
    expect(wordsOf(pages[1] as PdfPage)).toContain('Photo 1: M1151A1 HMMWV');
    const middle = { left: 100, bottom: 300, right: 500, top: 500 };
    expect(inkIn(await renderPage(rawPayload, 2), middle)).toBe(0);
    expect(inkIn(await renderPage(rawPayload, 3), middle)).toBe(1);
  });

  test('circles the fault that takes the item out of service, and carries open faults and parts on the 5988-E', async () => {
    const { item, document } = await sendForm({ formType: 'DA5988E' });
    const { db } = company.database;
    const fault = {
      item_id: item.id,
      maintenance_type: 'corrective' as const,
      status: 'awaiting-parts' as const,
      priority: 'high' as const,
      reported_by_user_id: company.ids.whitaker,
      // Before the form was sent.
      reported_at: new Date(Date.now() - 60 * 60_000),
    };
    const { id } = await db
      .insertInto('maintenance_item')
      .values({ ...fault, description: 'Brake line leaks', deadlined: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('maintenance_item')
      .values({ ...fault, description: 'Repainted', status: 'completed', completed_at: new Date() })
      .execute();
    await db
      .insertInto('maintenance_part')
      .values({
        maintenance_id: id,
        name: 'Hose assembly',
        part_number: '4720-01-321-0001',
        quantity: 2,
        available: false,
        estimated_arrival: '2026-12-01',
      })
      .execute();
    const { rawPayload } = await pdfOf('halloran', document.id);
    const page = (await readPdf(rawPayload)).pages[0] as PdfPage;
    const words = wordsOf(page);
    for (const part of ['Brake line leaks', 'Hose assembly', '4720-01-321-0001', '01DEC2026', id]) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('Repainted');
    const symbol = page.texts.find(({ text }) => text === 'X');
    const number = page.texts.find(({ text, y }) => text === '2' && y === symbol?.y);
    if (!number) throw new Error('The fault has no number in its line.');
    const middle = number.x + number.width / 2;
    const ring = { left: middle - 7.5, right: middle - 5.5, bottom: number.y, top: number.y + 6 };
    expect(inkIn(await renderPage(rawPayload, 1, 3), ring, 3)).toBeGreaterThan(0.1);
  });

  test('a form prints what was open when it was sent, whatever became of the item since', async () => {
    const minutes = (count: number) =>
      company.clock.set(new Date(company.clock.now().getTime() + count * 60_000));
    const wordsOfForm = async (id: string) => {
      const { pages } = await readPdf((await pdfOf('whitaker', id)).rawPayload);
      return pages.map((page) => wordsOf(page)).join(' ');
    };
    const { item, document: first } = await sendForm({ formType: 'DA5988E' });
    minutes(5);
    const { document: second } = await calls.ok('whitaker', 'POST /api/documents/maintenance-form', {
      body: {
        propertyId: item.id,
        recipientUserId: company.ids.halloran,
        formType: 'DA5988E',
        description: 'Found on the road',
        faultDescription: 'Rear axle leaks',
        urgency: 'high',
      },
    });
    expect(await wordsOfForm(first.id)).not.toContain('Rear axle leaks');
    expect(await wordsOfForm(second.id)).toContain('Starter clicks without turning over');
    minutes(5);
    const [fault] = await company.database.db
      .selectFrom('maintenance_item')
      .select('id')
      .where('item_id', '=', item.id)
      .where('description', 'like', 'Starter clicks%')
      .execute();
    await calls.ok('halloran', 'PATCH /api/maintenance/:id/status', {
      params: { id: fault?.id ?? '' },
      body: { status: 'cancelled', notes: 'Entered twice.' },
    });
    expect(await wordsOfForm(second.id)).toContain('Starter clicks without turning over');
  });

  test('form data of an unknown kind is printed as far as it is text; other documents answer 404', async () => {
    const { document } = await sendForm();
    const change = (values: object) =>
      company.database.db.updateTable('document').set(values).where('id', '=', document.id).execute();
    await change({ form_data: JSON.stringify({ equipmentName: ['x'], description: 7, formFields: 'no' }) });
    const odd = await pdfOf('whitaker', document.id);
    expect(odd.statusCode).toBe(200);
    expect((await readPdf(odd.rawPayload)).pages).toHaveLength(1);
    await change({ subtype: 'Leave request' });
    const other = await pdfOf('whitaker', document.id);
    expect([other.statusCode, other.json<{ message: string }>().message]).toEqual([
      404,
      'This document is not a form that can be printed.',
    ]);
  });

  test('a long description goes on overleaf and nothing of it is lost', async () => {
    const words = Array.from({ length: 180 }, (_, index) => `word${index}`);
    const { document } = await sendForm({ description: words.join(' '), faultDescription: words.join('\n') });
    const { pages } = await readPdf((await pdfOf('whitaker', document.id)).rawPayload);
    expect(pages.length).toBeGreaterThan(1);
    const printed =
      pages
        .map(wordsOf)
        .join(' ')
        .match(/word\d+/g) ?? [];
    expect(printed.sort()).toEqual([...words, ...words].sort());
  });

  test.each(['DA2404', 'DA5988E'] as const)(
    'INVT-34 %s prints a row for each fault, wraps it and goes on overleaf; nothing is cut',
    async (formType) => {
      const words = (fault: number) => Array.from({ length: 24 }, (_, word) => `f${fault}w${word}`);
      const faults = Array.from({ length: 40 }, (_, index) => ({
        tmItem: `PMCS-${index + 1}`,
        symbol: index === 0 ? 'X' : index % 2 ? '-' : '/',
        description: words(index).join(' '),
      }));
      const { document } = await sendForm({
        formType,
        faultDescription: null,
        faults,
        miles: 48_211,
        hours: 310.5,
      });
      const { pages } = await readPdf((await pdfOf('halloran', document.id)).rawPayload);
      expect(pages.length).toBeGreaterThan(2);
      const printed = pages.map(wordsOf).join(' ').replaceAll('  ', ' ');
      for (const [index, { tmItem }] of faults.entries()) {
        expect(printed).toContain(tmItem);
        expect(printed.match(new RegExp(`f${index}w\\d+`, 'g')) ?? []).toEqual(words(index));
      }
      expect(printed).toContain(formType === 'DA2404' ? '4a. MILES 48211 b. HOURS 310.5' : '48211 / 310.5');
      expect(printed).toContain('Engine does not start');
    },
  );

  test('a circled X is an X in a circle, and the TM item number of an X is circled', async () => {
    const { item } = await sendForm();
    const { document } = await calls.ok('halloran', 'POST /api/documents/maintenance-form', {
      body: {
        propertyId: item.id,
        recipientUserId: company.ids.whitaker,
        formType: 'DA2404',
        description: 'Weekly check',
        faults: [
          { tmItem: '7', symbol: 'circled X', description: 'Mirror cracked, no night driving' },
          { tmItem: '12', symbol: 'X', description: 'Service brake inoperative' },
        ],
      },
    });
    const { rawPayload } = await pdfOf('halloran', document.id);
    const page = (await readPdf(rawPayload)).pages[0] as PdfPage;
    const rowOf = (description: string) => page.texts.find(({ text }) => text.startsWith(description))?.y;
    const ringAt = async (column: number, y: number) =>
      inkIn(
        await renderPage(rawPayload, 1, 3),
        { left: column - 8.5, right: column - 5.5, bottom: y, top: y + 6 },
        3,
      );
    const [tmItem, status] = [36 + 21, 36 + 42 + 19];
    const limited = rowOf('Mirror') ?? 0;
    const deadlined = rowOf('Service brake') ?? 0;
    expect(await ringAt(status, limited)).toBeGreaterThan(0.1);
    expect(await ringAt(tmItem, limited)).toBe(0);
    expect(await ringAt(tmItem, deadlined)).toBeGreaterThan(0.1);
    expect(await ringAt(status, deadlined)).toBe(0);
  });

  test('a fault that was completed since says by whom, when and how, in its own row', async () => {
    const { item } = await sendForm({ faultDescription: null });
    const { document } = await calls.ok('whitaker', 'POST /api/documents/maintenance-form', {
      body: {
        propertyId: item.id,
        recipientUserId: company.ids.halloran,
        formType: 'DA2404',
        description: 'After operation',
        faults: [
          { tmItem: '3', symbol: '/', description: 'Wiper torn' },
          { tmItem: '4', symbol: '/', description: 'Horn weak' },
        ],
      },
    });
    const { faults } = JSON.parse(document.formData) as { faults: { maintenanceId: string }[] };
    const params = { id: faults[1]?.maintenanceId ?? '' };
    await calls.ok('halloran', 'PATCH /api/maintenance/:id/status', {
      params,
      body: { status: 'in-progress' },
    });
    await calls.ok('halloran', 'PATCH /api/maintenance/:id/status', {
      params,
      body: { status: 'completed', notes: 'Horn replaced' },
    });
    await calls.ok('halloran', 'POST /api/documents/:id/corrective-action', {
      params: { id: document.id },
      body: { outcome: 'parts-ordered', action: 'Wiper is on order' },
    });
    const page = (await readPdf((await pdfOf('whitaker', document.id)).rawPayload)).pages[0] as PdfPage;
    const words = wordsOf(page);
    expect(words).toMatch(/Completed, SPC Halloran, \d{2}[A-Z]{3}\d{4}:/);
    expect(words).toContain('Horn replaced');
    expect(words).toMatch(/Corrective action\. Parts ordered, SPC Halloran/);
    expect(words).toContain('Wiper is on order');
    const horn = page.texts.find(({ text }) => text === 'Horn weak');
    expect(page.texts.some(({ text, x, y }) => text === 'H' && x > 528 && y === horn?.y)).toBe(true);
  });
});
