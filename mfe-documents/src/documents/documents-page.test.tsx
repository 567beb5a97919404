import type { DocumentDto } from '@hand-receipt/contracts';
import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { documentTo, me, petrov } from '../test/documents';
import DocumentsPage from './documents-page';

const LIST = 'GET /api/documents';

const open = (path = '/documents') => renderAt(path, <DocumentsPage />);
const rowOf = (title: string) => screen.getByRole('button', { name: title }).closest('li')!;

/** A server that keeps what was read. */
function inboxOf(...documents: DocumentDto[]) {
  const kept = new Map(documents.map((document) => [document.id, document]));
  const read: Record<string, () => unknown> = {};
  for (const document of documents) {
    read[`PUT /api/documents/${document.id}/read`] = () => {
      kept.set(document.id, { ...document, status: 'read' });
      return kept.get(document.id);
    };
  }
  const answer = (url: URL) => {
    const box = url.searchParams.get('box');
    const all = [...kept.values()];
    const shown = all.filter(
      (document) => box === 'all' || (document.recipient.id === me.id) === (box === 'inbox'),
    );
    const unread = all.filter((document) => document.recipient.id === me.id && document.status === 'unread');
    return { documents: shown, unread_count: unread.length };
  };
  return { ...read, [LIST]: answer };
}

const unread = documentTo();
const seen = documentTo({
  id: 'D-0002',
  title: 'Fault report, M249',
  status: 'read',
  subtype: null,
  attachments: '[]',
});
const sent = documentTo({ id: 'D-0003', title: 'Inspection, MEP-1030', sender: me, recipient: petrov });

test('DOCS-01 DOCS-02 the page opens on the inbox, whose tab carries the unread count', async () => {
  const { calls } = serve(inboxOf(unread, seen, sent));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await screen.findByText(unread.title);
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Inbox1', 'Sent', 'All Documents']);
  expect(calls[0]).toBe(`GET ${descriptor.routes[0]!.preload[0]}`);
});

test('DOCS-03 DOCS-04 DOCS-05 DOCS-06 DOCS-19 a card tells form type, title, sender, date, attachments, and NEW while unread', async () => {
  serve(inboxOf(unread, seen));
  open();
  await screen.findByText(unread.title);
  const row = within(rowOf(unread.title));
  for (const text of [
    'NEW',
    'DA Form 5988-E',
    'Class III leak. Dispatched to the motor pool.',
    'SSG Petrov',
    '21NOV2026',
  ]) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(rowOf(unread.title)).toHaveTextContent('From SSG Petrov');
  expect(row.getByText('2 attachments')).toBeInTheDocument();
  expect(within(rowOf(seen.title)).queryByText('NEW')).not.toBeInTheDocument();
  expect(within(rowOf(seen.title)).getByText('Maintenance Form')).toBeVisible();
});

test('DOCS-02 DOCS-06 DOCS-20 Sent names the recipient and never says NEW; All names the sender', async () => {
  serve(inboxOf(unread, sent));
  open();
  await screen.findByText(unread.title);
  await userEvent.click(screen.getByRole('tab', { name: 'Sent' }));
  await screen.findByText(sent.title);
  expect(rowOf(sent.title)).toHaveTextContent('To SSG Petrov');
  expect(within(rowOf(sent.title)).queryByText('NEW')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/documents?box=sent');
  await userEvent.click(screen.getByRole('tab', { name: 'All Documents' }));
  await screen.findByText(unread.title);
  expect(rowOf(sent.title)).toHaveTextContent('From CPT Halloran');
});

test.each([
  ['/documents', 'No documents received'],
  ['/documents?box=sent', 'No documents sent'],
  ['/documents?box=all', 'No documents'],
])('DOCS-07 %s without documents says: %s', async (path, words) => {
  serve(inboxOf());
  open(path);
  expect(await screen.findByText(words)).toBeVisible();
});

test('DOCS-08 DOCS-09 ERR-10 loading and failure have their words, and Try again recovers', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  serve({ [LIST]: () => answer() });
  open();
  expect(screen.getByText('Loading documents...')).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load documents');
  expect(alert).toHaveTextContent('Failed to fetch documents');
  answer = () => ({ documents: [seen], unread_count: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(seen.title)).toBeVisible();
});

test('DOCS-10 DOCS-11 opening an unread document marks it read once; NEW goes and the count falls', async () => {
  const { calls } = serve(inboxOf(unread, seen));
  open();
  await userEvent.click(await screen.findByRole('button', { name: unread.title }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getAllByRole('tab', { hidden: true })[0]).toHaveTextContent(/^Inbox$/));
  expect(screen.queryByText('NEW')).not.toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /api/documents/D-0001/read']);
  expect(screen.getByLabelText('Address')).toHaveTextContent('/documents?open=D-0001');
});

test('DOCS-20 opening what I sent, or have read, marks nothing', async () => {
  const { calls } = serve(inboxOf(unread, seen, sent));
  open(`/documents?box=all&open=${sent.id}`);
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(seen.title));
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('DOCS-10 ERR-10 a document that cannot be marked stays NEW and the reader is told', async () => {
  serve({
    ...inboxOf(unread),
    'PUT /api/documents/D-0001/read': () => refusal(500, 'Down'),
  });
  open('/documents?open=D-0001');
  expect(await screen.findByText('Failed to mark document as read')).toBeVisible();
  expect(within(rowOfHidden(unread.title)).getByText('NEW')).toBeInTheDocument();
});

const rowOfHidden = (title: string) =>
  screen.getByRole('button', { name: title, hidden: true }).closest('li')!;
