import { DEFAULT_SETTINGS } from '@hand-receipt/contracts';
import { takeSettings } from '@hand-receipt/platform';
import { page, refusal, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { sensitiveItem, sensitiveSummary } from '../test/items';
import { categories, scanAnswer } from '../test/scans';

const SCAN = 'POST /api/sensitive-items/scan';

const carbine = sensitiveItem();
const radio = sensitiveItem({ id: 'P-0002', name: 'AN/PRC-152', serialNumber: 'C04417' });
const optic = sensitiveItem({ id: 'P-0003', serialNumber: '70315A', status: 'maintenance' });

const codeIn = (body: unknown) => (body as { code: string }).code;

async function open(
  onScan: (code: string) => unknown,
  items = [carbine, radio, optic],
  more: Parameters<typeof serve>[0] = {},
) {
  const served = serve({
    'GET /api/sensitive-items': (url) => page(url.searchParams.get('scope') === 'with-me' ? [] : items),
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => categories,
    [SCAN]: (_, body) => onScan(codeIn(body)),
    ...more,
  });
  renderAt('/sensitive-items', remoteRoutes(descriptor, remote));
  await userEvent.click(await screen.findByRole('button', { name: 'Verify Items' }));
  const box = await screen.findByLabelText('Serial number or code');
  const scans = served.sent;
  return { ...served, box, scanned: () => scans.filter(({ method }) => method === 'POST') };
}

const verdict = () => within(screen.getByRole('region', { name: 'Last scan' }));

test('SENS-21 Verify Items opens the scanner, and what is typed is sent, answered and counted', async () => {
  const { box, scanned } = await open(() => scanAnswer());
  expect(screen.getByRole('dialog', { name: 'Verify Items' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Verified 0 of 2' })).toBeVisible();
  await userEvent.type(box, 'w123456{Enter}');
  expect(await verdict().findByText('Item Verified')).toBeVisible();
  expect(verdict().getByText('M4A1 Carbine W123456 verified.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Verified 1 of 2' })).toBeVisible();
  expect(scanned()).toEqual([
    {
      method: 'POST',
      url: '/api/sensitive-items/scan',
      body: { code: 'w123456', scannedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string },
    },
  ]);
  expect(screen.getByLabelText('Address')).toHaveTextContent('/sensitive-items?verify=1');
});

test.each([
  ['already-verified', 'Already verified'],
  ['not-mine', 'Not mine'],
  ['not-on-the-books', 'Not on the books'],
] as const)('a scan that is %s says so, and counts nothing', async (result, label) => {
  const { box } = await open(() => scanAnswer({ result, message: 'What the server says.', item: null }));
  await userEvent.type(box, 'X1{Enter}');
  expect(await verdict().findByText(label)).toBeVisible();
  expect(verdict().getByText('What the server says.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Verified 0 of 2' })).toBeVisible();
});

test('a near miss names the serial number it is one misreading from, and puts it into the box unsent', async () => {
  const nearMisses = [{ id: 'P-0002', name: 'AN/PRC-152', serialNumber: 'C04417' }];
  const { box, scanned } = await open(() =>
    scanAnswer({
      result: 'near-miss',
      message: 'CO4417 is not on the books. Look again: is it AN/PRC-152 C04417?',
      item: null,
      nearMisses,
    }),
  );
  await userEvent.type(box, 'CO4417{Enter}');
  const use = await screen.findByRole('button', { name: 'Use C04417' });
  expect(within(use).getByRole('mark')).toHaveTextContent(/^0$/);
  const last = screen.getByRole('region', { name: 'Last scan' });
  expect(last).toHaveTextContent('From character 2: you read O, C04417 has 0.');
  await userEvent.click(use);
  expect(box).toHaveValue('C04417');
  expect(box).toHaveFocus();
  expect(scanned()).toHaveLength(1);
});

test('LIFE-14 a label with a former serial number counts once the person says what the plate reads', async () => {
  const message =
    'This label shows W123450. The serial number is W123456 since 22NOV2026. Print a new label.';
  const answers = [
    scanAnswer({ result: 'former-serial', message, verifiedAt: null, verifiedBy: null }),
    scanAnswer(),
  ];
  const { box, scanned } = await open(() => answers.shift());
  await userEvent.type(box, 'W123450{Enter}');
  expect(await verdict().findByText('Former serial number')).toBeVisible();
  expect(verdict().getByText(message)).toBeVisible();
  expect(verdict().getByRole('link', { name: /^Print a new label/ })).toHaveAttribute(
    'href',
    '/property-book/P-0001',
  );
  expect(screen.getByRole('img', { name: 'Verified 0 of 2' })).toBeVisible();
  await userEvent.click(verdict().getByRole('button', { name: 'The plate reads W123456' }));
  expect(await verdict().findByText('Item Verified')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Verified 1 of 2' })).toBeVisible();
  expect(scanned().map(({ body }) => body)).toMatchObject([
    { code: 'W123450' },
    { code: 'W123450', plateReads: 'W123456' },
  ]);
});

test('LIFE-14 without a connection the label of a former serial number asks for the plate, and then waits', async () => {
  const { box, scanned } = await open(unreachable);
  await screen.findByRole('img', { name: 'Verified 0 of 2' });
  await userEvent.type(box, 'HR1/I/P-0001/W123450{Enter}');
  expect(await verdict().findByText('Former serial number')).toBeVisible();
  expect(
    verdict().getByText('This label shows W123450. The serial number is W123456. Print a new label.'),
  ).toBeVisible();
  await userEvent.click(verdict().getByRole('button', { name: 'The plate reads W123456' }));
  expect(await verdict().findByText(/^No connection\. It is kept on this device/)).toBeVisible();
  expect(scanned().at(-1)?.body).toMatchObject({ code: 'HR1/I/P-0001/W123450', plateReads: 'W123456' });
});

test('LIFE-49 a mark is sent whole, known by its serial number, and its UII can be kept', async () => {
  const newUii = { uii: 'D1HM47W123456', version: 7 };
  const { box, sent, scanned } = await open(() => scanAnswer({ newUii }), [carbine], {
    'PATCH /api/property/P-0001': () => ({ id: 'P-0001' }),
  });
  const mark = '[)>^^06^]17V1HM47^]SW123456^^^D';
  fireEvent.change(box, { target: { value: mark } });
  await userEvent.type(box, '{Enter}');
  expect(within(await screen.findByRole('list', { name: 'Scans' })).getByText('W123456')).toBeVisible();
  expect(scanned()[0]?.body).toMatchObject({ code: mark });
  await userEvent.click(await verdict().findByRole('button', { name: 'Keep this UII' }));
  expect(await verdict().findByText(/is on record\.$/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { uii: 'D1HM47W123456', version: 7 } });
});

test('a text that is no code is refused here, and nothing is sent', async () => {
  const { box, scanned } = await open(() => scanAnswer());
  for (const [code, words] of [
    ['W'.repeat(1001), 'This is no code of an item: it has more than 1,000 characters.'],
    ['HR1/L/12/AB', 'This is the code of a printed page. It names no item.'],
  ] as const) {
    fireEvent.change(box, { target: { value: code } });
    await userEvent.type(box, '{Enter}');
    expect(await verdict().findByText(words)).toBeVisible();
  }
  expect(scanned()).toEqual([]);
});

test('200 codes in a row are sent in order, one after the other, and none is lost', async () => {
  const items = Array.from({ length: 200 }, (_, index) =>
    sensitiveItem({ id: `P-${index}`, serialNumber: `W${1000 + index}` }),
  );
  let atOnce = 0;
  let most = 0;
  const { box, scanned } = await open(async (code) => {
    most = Math.max(most, ++atOnce);
    await Promise.resolve();
    atOnce -= 1;
    const item = items.find(({ serialNumber }) => serialNumber === code)!;
    return scanAnswer({ item: { id: item.id, name: item.name, serialNumber: code } });
  }, items);
  const codes = items.map(({ serialNumber }) => serialNumber);
  await userEvent.click(box);
  await userEvent.paste(codes.join('\n'));
  expect(await screen.findByRole('img', { name: 'Verified 200 of 200' })).toBeVisible();
  expect(screen.getByText('200 verified')).toBeVisible();
  expect(scanned().map(({ body }) => codeIn(body))).toEqual(codes);
  expect(most).toBe(1);
});

test('a scanner that types is heard wherever the focus is', async () => {
  const { box, scanned } = await open(() => scanAnswer());
  screen.getByRole('button', { name: 'Use camera' }).focus();
  await userEvent.keyboard('W123456{Enter}');
  expect(box).toHaveFocus();
  await waitFor(() => expect(scanned().map(({ body }) => codeIn(body))).toEqual(['W123456']));
});

test('lists are asked for again once the dialog closes, not with each scan', async () => {
  const { box, calls } = await open(() => scanAnswer());
  const lists = () => calls.filter((call) => call.startsWith('GET /api/sensitive-items?')).length;
  await screen.findByRole('img', { name: 'Verified 0 of 2' });
  const before = lists();
  for (const code of ['W1', 'W2', 'W3']) await userEvent.type(box, `${code}{Enter}`);
  expect(await screen.findByText('3 verified')).toBeVisible();
  expect(lists()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refused scan says why and what it was; scanning goes on', async () => {
  const answers = [refusal(400, 'The code is empty.'), scanAnswer()];
  const { box } = await open(() => answers.shift());
  await userEvent.type(box, 'X1{Enter}');
  expect(await verdict().findByText('Not recorded')).toBeVisible();
  expect(verdict().getByText('The code is empty.')).toBeVisible();
  await userEvent.type(box, 'W123456{Enter}');
  expect(await verdict().findByText('Item Verified')).toBeVisible();
});

test('without a connection a known item waits on this device, and an unknown code is not taken', async () => {
  const { box } = await open(unreachable);
  await screen.findByRole('img', { name: 'Verified 0 of 2' });
  await userEvent.type(box, 'HR1/I/P-0001/W123456{Enter}');
  expect(await verdict().findByText('Queued')).toBeVisible();
  expect(localStorage.getItem('handreceipt.offlineQueue')).toContain('Verify M4A1 Carbine W123456');
  await userEvent.type(box, 'X1{Enter}');
  expect(await verdict().findByText('Not recorded')).toBeVisible();
  expect(verdict().getByText(/this device does not know X1/)).toBeVisible();
});

test('the camera: refused, or none there, is said in a sentence, and the box stays', async () => {
  const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
  const { box } = await open(() => scanAnswer());
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: refuse('NotAllowedError') },
    configurable: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use camera' }));
  expect(await screen.findByText(/^The camera was refused\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop camera' }));
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: refuse('NotFoundError') },
    configurable: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use camera' }));
  expect(await screen.findByText('This device has no camera.')).toBeVisible();
  await userEvent.type(box, 'W123456{Enter}');
  expect(await verdict().findByText('Item Verified')).toBeVisible();
});

test('the summary goes where the device sends with, else to the clipboard', async () => {
  const copied: string[] = [];
  const shared: string[] = [];
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  define('clipboard', { writeText: async (text: string) => void copied.push(text) });
  const { box } = await open(() => scanAnswer());
  await screen.findByRole('img', { name: 'Verified 0 of 2' });
  const send = screen.getByRole('button', { name: 'Send summary' });
  expect(send).toBeDisabled();
  await userEvent.type(box, 'W123456{Enter}');
  await verdict().findByText('Item Verified');
  await userEvent.click(send);
  expect(await screen.findByText('Summary copied')).toBeVisible();
  expect(copied[0]).toMatch(/^Sensitive items check, .*CPT Halloran\nVerified: 1 of 2\nScans: 1 verified$/);

  define('share', async ({ text }: { text: string }) => void shared.push(text));
  await userEvent.click(send);
  await waitFor(() => expect(shared).toEqual([copied[0]]));
  define('share', undefined);
});

/** What the device was told to do with its motor and its speaker, newest last. */
function listenToDevice() {
  const felt: unknown[] = [];
  const heard: number[] = [];
  Object.defineProperty(navigator, 'vibrate', {
    value: (pattern: unknown) => felt.push(pattern),
    configurable: true,
  });
  class FakeSound {
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: { value: 0 }, connect: (next: unknown) => next });
    createOscillator() {
      const frequency = { value: 0 };
      const start = () => void heard.push(frequency.value);
      return { frequency, connect: (next: unknown) => next, start, stop: () => undefined };
    }
  }
  Object.defineProperty(globalThis, 'AudioContext', { value: FakeSound, configurable: true });
  return { felt, heard };
}

const setQrCodes = (qrCodes: Partial<typeof DEFAULT_SETTINGS.qrCodes>) =>
  takeSettings('U-0001', { ...DEFAULT_SETTINGS, qrCodes: { ...DEFAULT_SETTINGS.qrCodes, ...qrCodes } });

test('a scan is confirmed by a tone and a vibration of its outcome, unless Settings say otherwise', async () => {
  const { felt, heard } = listenToDevice();
  const answers = [scanAnswer(), scanAnswer({ result: 'not-mine', item: null }), scanAnswer()];
  const { box } = await open(() => answers.shift());
  await userEvent.type(box, 'W123456{Enter}');
  await verdict().findByText('Item Verified');
  await userEvent.type(box, 'X1{Enter}');
  await verdict().findByText('Not mine');
  expect(felt).toEqual([[60], [250, 80, 250]]);
  expect(heard[0]).toBeGreaterThan(heard[1] ?? Infinity);

  setQrCodes({ scanConfirmation: false });
  await userEvent.type(box, 'W123456{Enter}');
  await verdict().findByText('Item Verified');
  expect([felt.length, heard.length]).toEqual([2, 2]);
  setQrCodes({});
});

test('an item that was verified without its label is offered a new one, unless Settings say otherwise', async () => {
  const { box } = await open(() => scanAnswer());
  await userEvent.type(box, 'HR1/I/P-0001/W123456{Enter}');
  await verdict().findByText('Item Verified');
  expect(screen.queryByRole('link', { name: /^Print a new label/ })).not.toBeInTheDocument();
  await userEvent.type(box, 'W123456{Enter}');
  const link = await screen.findByRole('link', { name: /^Print a new label/ });
  expect(link).toHaveAttribute('href', '/property-book/P-0001');
  setQrCodes({ autoRegenerate: false });
  await waitFor(() => expect(link).not.toBeInTheDocument());
  setQrCodes({});
});
