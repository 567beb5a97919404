import { type Company, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

/** Dates that can be written and that no clock shows, or no database holds. */
const DAYS = [
  '0000-01-01',
  '0000-00-00',
  '2026-02-30',
  '2026-13-01',
  '1899-12-31',
  '12026-01-01',
  '22NOV2026',
];
const MOMENTS = [
  '0000-01-01T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '9999-12-31T23:59:59-12:00',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-22T25:00:00Z',
  '2026-11-22',
];

test.each(DAYS)('a day %s is refused by name, and nothing is entered', async (day) => {
  const shelf = { name: 'CLP', category: 'POL', unit: 'bottle', minimumQuantity: 1, currentQuantity: 5 };
  const body = { ...shelf, expirationDate: day };
  const answer = await company.as.brandt({ method: 'POST', url: '/api/consumables', body });
  expect(answer.json()).toMatchObject({ fields: { expirationDate: 'expirationDate must be a valid date' } });
  expect((await company.as.brandt({ url: '/api/consumables' })).json()).toEqual([]);
});

test.each(MOMENTS)(
  'a moment %s is refused by name, as a question and as a count of a device',
  async (moment) => {
    const since = encodeURIComponent(moment);
    const asked = await company.as.brandt({ url: `/api/sensitive-items/verifications?since=${since}` });
    expect(asked.json()).toMatchObject({ fields: { since: 'since must be a date and time' } });

    const body = { code: 'W1', scannedAt: moment };
    const scanned = await company.as.brandt({ method: 'POST', url: '/api/sensitive-items/scan', body });
    expect(scanned.json()).toMatchObject({ fields: { scannedAt: 'scannedAt must be a date and time' } });
  },
);

test('the first and the last day are taken', async () => {
  for (const expirationDate of ['1900-01-01', '9999-12-31', null]) {
    const body = {
      ...{ name: `CLP until ${expirationDate}`, category: 'POL', unit: 'bottle' },
      ...{ minimumQuantity: 1, currentQuantity: 5, expirationDate },
    };
    const answer = await company.as.brandt({ method: 'POST', url: '/api/consumables', body });
    expect([expirationDate, answer.statusCode]).toEqual([expirationDate, 201]);
  }
});
