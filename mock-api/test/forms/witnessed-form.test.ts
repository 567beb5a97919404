import type { PropertyDto } from '@hand-receipt/contracts';
import {
  ED25519_COSIGNATURE,
  paperWitnessedBy,
  readPaperCodes,
  readPolicy,
  tooFewWords,
} from '@hand-receipt/ledger';
import { generateSignerKey, nodeCosigner, nodeVerifier } from '@hand-receipt/ledger/node';
import { addUser } from '../support/app';
import { WitnessedApp } from '../witnesses/witnessed-app';
import { readPdf, renderPage, wordsOf } from './support/pdf';
import { readCodes } from './support/read-codes';

/** Pixels to a point: a page printed and scanned at 288 dots per inch. */
const SCALE = 4;

let server: WitnessedApp;
let item: PropertyDto;
let soldier: string;
beforeAll(async () => {
  server = await WitnessedApp.open();
  soldier = await addUser(server.database, { username: 'whitaker', unit_id: 'B' });
  item = (await server.post('/api/property', { name: 'M249', serial_number: 'SAW1' })).json<PropertyDto>();
});
afterAll(() => server.close());

const size = async () => (await server.app.sealer.sealNow())?.size ?? 0;
const form = async () => {
  const body = { property_ids: [item.id], include_qr_codes: true };
  return (await server.post('/api/da2062/generate-pdf', body)).rawPayload;
};

test('EVID-49 a form says who has witnessed its checkpoint, and its second code shows it without a server', async () => {
  await server.cosigned(await size());
  const file = await form();
  const { witnessed } = await server.checkpoint();
  const { pages } = await readPdf(file);
  expect(pages).toHaveLength(2);
  const stamp = new RegExp(
    `Ledger of ${witnessed?.size} events, root ${witnessed?.root} ` +
      'Witnessed by S4 \\d{6}Z [A-Z]{3} \\d{2}, IG \\d{6}Z [A-Z]{3} \\d{2} ',
  );
  for (const page of pages) expect(wordsOf(page)).toMatch(stamp);

  const codes = (await readCodes(await renderPage(file, 1, SCALE))).sort();
  expect(codes.map((code) => code.slice(0, 6))).toEqual(['HR1/C/', 'HR1/P/']);
  expect(codes[1]).toMatch(new RegExp(`/${witnessed?.size}/${witnessed?.root.toUpperCase()}$`));
  const paper = readPaperCodes(codes.join('\n'));
  const check = (policy: string) =>
    paperWitnessedBy(paper, { policy: readPolicy(policy), origin: server.signer.name }, nodeVerifier);
  expect(check(server.policy)).toMatchObject({ isQuorum: true, signed: [{ name: 'S4' }, { name: 'IG' }] });
  // A reader with another policy than the server's counts by their own.
  expect(check(`${server.ig.line()}quorum IG\n`)).toMatchObject({ isQuorum: true, signed: [{ name: 'IG' }] });
  const pbo = generateSignerKey('witness.test/pbo', ED25519_COSIGNATURE);
  const three = `witness PBO ${nodeCosigner(pbo).verifierKey}\n${server.policy}`.replace(
    'all S4 IG',
    '3 S4 IG PBO',
  );
  expect(tooFewWords(check(three))).toBe('Only 2 of 3 needed witnesses have cosigned this checkpoint');
});

test('EVID-49 what was recorded of an item after the witnesses signed is stamped with the seal, as not witnessed', async () => {
  const covered = await size();
  await server.cosigned(covered);
  await server.s4.stop();
  await server.ig.stop();

  const another = await server.post('/api/property', { name: 'M4A1', serial_number: 'CAR1' });
  expect(another.statusCode).toBe(201);
  const still = await readPdf(await form());
  expect(wordsOf(still.pages[0]!)).toContain(`Ledger of ${covered} events, root`);
  expect(wordsOf(still.pages[0]!)).toContain('Witnessed by S4');

  await server.post('/api/transfers', { propertyId: item.id, toUserId: soldier });
  const sealed = await size();
  const file = await form();
  const { pages } = await readPdf(file);
  for (const page of pages) {
    expect(wordsOf(page)).toContain(`Ledger of ${sealed} events, root`);
    expect(wordsOf(page)).toContain('Not witnessed');
  }
  const codes = await readCodes(await renderPage(file, 1, SCALE));
  expect(codes.map((code) => code.slice(0, 6))).toEqual(['HR1/P/']);
});
