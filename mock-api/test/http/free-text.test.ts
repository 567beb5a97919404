import { routes, TEXT_FORMAT } from '@hand-receipt/contracts/routes';
import { compileCheck } from '../../src/http/validation';
import { type Company, testCompany } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const WORDS = 'must not have characters that reverse the direction of text';
const MARKS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

test.each(MARKS)(
  'free text with the direction mark %j is refused at its field, and nothing is recorded',
  async (mark) => {
    const { id } = await company.createItem();
    const send = async (url: string, field: string, payload: object) => {
      const answer = await company.as.halloran({ method: 'POST', url, payload });
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        400,
        { message: `${field} ${WORDS}.`, fields: { [field]: `${field} ${WORDS}` } },
      ]);
    };
    const text = `Sling ${mark}missing`;
    await send('/api/transfers', 'notes', { propertyId: id, toUserId: company.ids.brandt, notes: text });
    await send(`/api/property/${id}/verify`, 'verificationType', { verificationType: text });
    await send(`/api/property/${id}/verify`, 'notes', { verificationType: 'Visual', notes: text });
    await send('/api/corrections', 'reason', { originalEventId: 'E-1', reason: text });
    const sent = await company.as.halloran({ url: '/api/transfers?view=outgoing' });
    expect(sent.json()).toEqual([]);
  },
);

test('text of any language, with line breaks and emoji, is taken as it was typed', async () => {
  const { id } = await company.createItem();
  for (const notes of ['Sling missing.\nSee tag.', 'שלום, مرحبا', 'Größe: 5 µm 🎖', '']) {
    const answer = await company.as.halloran({
      method: 'POST',
      url: `/api/property/${id}/verify`,
      payload: { verificationType: 'Visual', notes },
    });
    expect([notes, answer.statusCode]).toEqual([notes, 200]);
  }
});

test('what is only looked for, and a password, may have any character', async () => {
  const search = await company.as.halloran({ url: `/api/property?q=${encodeURIComponent('a\u202eb')}` });
  expect(search.statusCode).toBe(200);
  const person = await company.as.halloran({
    url: `/api/documents?person=${encodeURIComponent('a\u202eb')}`,
  });
  expect(person.statusCode).toBe(200);
  const login = routes['POST /api/auth/login'].body;
  expect(() => compileCheck(login, 'body')({ username: 'halloran', password: 'a\u202eb' })).not.toThrow();
});

test('no query has the format of free text', () => {
  const formatOf = (schema: unknown): unknown => (schema as { format?: string } | undefined)?.format;
  for (const [key, { query }] of Object.entries(
    routes as Record<string, { query?: { properties?: object } }>,
  )) {
    for (const [name, schema] of Object.entries(query?.properties ?? {})) {
      expect([key, name, formatOf(schema)]).not.toEqual([key, name, TEXT_FORMAT]);
    }
  }
});
