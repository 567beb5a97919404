import type { EvidenceFile } from '@hand-receipt/ledger';
import { commander, page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownKey, recall } from '../device/recall';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { MapMemories, installWorker } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { SERVED_RELEASE, bodies, servedLog, signer } from '../test/served-log';

const browser = () => screen.getByRole('region', { name: 'This Browser' });
const shows = (state: string) => waitFor(() => expect(browser()).toHaveAttribute('data-state', state));
const offer = () => within(browser()).queryByRole('button', { name: 'Start Over on This Device' });
const CONFIRM = { name: 'Forget and Start Over' };

/** What was handed to the browser's downloads, by its name. */
let saved: Map<string, EvidenceFile>;

function visit(log: object) {
  serve({
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => page([]),
    ...log,
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
}

let memories: MapMemories;
let scrolledTo: Element[];
beforeEach(() => {
  memories = new MapMemories();
  installWorker(memories);
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  saved = new Map();
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.slice('blob:'.length))]!;
    const reader = new FileReader();
    reader.onload = () => saved.set(this.download, JSON.parse(String(reader.result)) as EvidenceFile);
    reader.readAsText(blob);
  });
});

/** A browser that remembers five events, with a server that was set up again and has three. */
async function meetAnotherServer() {
  visit(servedLog(bodies(5)));
  await shows('firstSight');
  expect(offer()).toBeNull();
  serve(servedLog(bodies(3)));
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await shows('failed');
}

async function ask() {
  await userEvent.click(within(browser()).getByText('More'));
  await userEvent.click(offer()!);
  return screen.findByRole('alertdialog', { name: 'Start Over on This Device' });
}

/** Saves the evidence and confirms. */
async function startOver(dialog: HTMLElement) {
  expect(within(dialog).getByRole('button', CONFIRM)).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export Evidence' }));
  const phrase = await within(dialog).findByLabelText('Type start over to confirm');
  expect(within(dialog).getByRole('button', CONFIRM)).toBeDisabled();
  await userEvent.type(phrase, 'start over');
  await userEvent.click(within(dialog).getByRole('button', CONFIRM));
}

test('for a server that was set up again, the dialog says what evidence is lost and deletes it only after confirmation', async () => {
  await meetAnotherServer();
  const remembered = structuredClone(memories.kept);
  const dialog = await ask();
  const [first] = within(dialog).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^The proof that the ledger had 5 events on .+\. This browser can no longer show that any of them was changed or removed\.$/,
  );
  expect(dialog).toHaveTextContent('Do this only if the server was set up again on purpose');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the Evidence' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(memories.kept).toEqual(remembered);
  expect(browser()).toHaveAttribute('data-state', 'failed');
});

test('started over, it sees the ledger for the first time, and remembers the new one from then on', async () => {
  await meetAnotherServer();
  const dialog = await ask();
  await startOver(dialog);
  await shows('firstSight');
  expect(browser()).toHaveTextContent('This browser has not seen this ledger before.');
  expect(offer()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  await shows('verified');
  expect(browser()).toHaveTextContent('Remembered 3 events');
});

test('started over, the page shows Overall Ledger Status from its top, with the focus', async () => {
  await meetAnotherServer();
  await startOver(await ask());
  await shows('firstSight');
  const overall = screen.getByRole('region', { name: 'Overall Ledger Status' });
  await waitFor(() => expect(overall).toHaveFocus());
  expect(scrolledTo).toEqual([overall]);
});

test('a memory that cannot be read can be given up; only of this person', async () => {
  for (const person of [commander.id, 'U-0002']) {
    memories.kept.set(ownKey(person), { version: 0, receipts: [] });
  }
  visit(servedLog(bodies(5)));
  await shows('error');
  const dialog = await ask();
  expect(dialog).toHaveTextContent('Whatever this browser had verified. It cannot be read any more.');
  await startOver(dialog);
  await shows('firstSight');
  await expect(recall(memories, 'U-0002')).rejects.toThrow('cannot be read');
});

test('EVID-29 before it starts over, a browser saves what it remembers, what it was shown, and what was found', async () => {
  await meetAnotherServer();
  const overall = screen.getByRole('region', { name: 'Overall Ledger Status' });
  const [first] = within(overall).getAllByRole('button');
  expect(first).toHaveTextContent('Export Evidence');
  await userEvent.click(first!);
  await waitFor(() => expect(saved.size).toBe(1));
  const [[name, file]] = [...saved] as [[string, EvidenceFile]];
  expect(name).toMatch(/^ledger-evidence-5-\d{4}-\d{2}-\d{2}\.json$/);
  const { memory, own } = await recall(memories, commander.id);
  expect(file.remembered).toEqual({ ...memory, receipts: own.receipts });
  expect(file.cookie).toMatch(/^5\./);
  expect(file.findings).toEqual(['Ledger shrank from 5 to 3']);
  expect(file.served.checkpoint).toMatchObject({ size: 3 });
  expect(file.served.keys).toMatchObject({ firstKey: signer.verifierKey });
  expect(file.served.release).toEqual(SERVED_RELEASE);
  // Once it is saved, the dialog asks for no second file.
  const dialog = await ask();
  expect(within(dialog).queryByRole('button', { name: 'Export Evidence' })).not.toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('Type start over to confirm'), 'Start');
  expect(within(dialog).getByRole('button', CONFIRM)).toBeDisabled();
});

test('evidence that cannot be saved lets nobody start over', async () => {
  await meetAnotherServer();
  const dialog = await ask();
  memories.read = () => Promise.reject(new Error('This browser keeps no database.'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export Evidence' }));
  expect(await within(dialog).findByText('The evidence could not be exported.')).toBeVisible();
  expect(within(dialog).getByRole('button', CONFIRM)).toBeDisabled();
});

test('where forgetting fails, that is said and nothing is lost', async () => {
  await meetAnotherServer();
  const remembered = structuredClone(memories.kept);
  memories.forget = () => Promise.reject(new Error('This browser keeps no database.'));
  const dialog = await ask();
  await startOver(dialog);
  expect(await within(dialog).findByText('Nothing was forgotten.')).toBeVisible();
  expect(dialog).toHaveTextContent('This browser keeps no database.');
  expect(memories.kept).toEqual(remembered);
});

test('a check that could not be made is no reason to forget', async () => {
  visit({});
  await shows('error');
  expect(offer()).toBeNull();
});
