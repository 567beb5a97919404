import type { DocumentDto } from '@hand-receipt/contracts';
import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { detailsOf, documentTo, me, petrov } from '../test/documents';
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
  const details = Object.fromEntries(
    documents.map((document) => [`GET /api/documents/${document.id}`, () => detailsOf(document)]),
  );
  return { ...read, ...details, [LIST]: answer };
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
  expect(within(rowOf(seen.title)).getByText('0 attachments')).toBeInTheDocument();
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

test('DOCS-07 each box without documents has its own words', async () => {
  serve(inboxOf());
  open();
  expect(await screen.findByText('No documents received')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Sent' }));
  expect(await screen.findByText('No documents sent')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'All Documents' }));
  expect(await screen.findByText('No documents')).toBeVisible();
});

test('documents are searched by text, type and person, all of it in the URL', async () => {
  const { calls } = serve({ ...inboxOf(unread), [LIST]: () => ({ documents: [unread], unread_count: 1 }) });
  open('/documents?type=DA+Form+9999');
  await screen.findByText(unread.title);
  expect(calls[0]).toBe('GET /api/documents?box=inbox&limit=50');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'leak');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by person' }), 'petr');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'DA Form 5988-E');
  await waitFor(() =>
    expect(calls.at(-1)).toBe('GET /api/documents?box=inbox&q=leak&type=DA+Form+5988-E&person=petr&limit=50'),
  );
  const address = screen.getByLabelText('Address');
  for (const part of ['q=leak', 'person=petr', 'type=DA+Form+5988-E'])
    expect(address).toHaveTextContent(part);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/documents$/));
});

test('a long box comes fifty documents at a time, and earlier ones on demand', async () => {
  const answer = (documents: DocumentDto[], cursor: string) =>
    Response.json(
      { documents, unread_count: 0 },
      { headers: { 'x-total-count': '10000', ...(cursor && { 'x-next-cursor': cursor }) } },
    );
  const { calls } = serve({
    [LIST]: (url: URL) => (url.searchParams.has('cursor') ? answer([sent], '') : answer([seen], 'next')),
  });
  open();
  expect(await screen.findByText('10,000 documents')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier documents' }));
  expect(await screen.findByText(sent.title)).toBeVisible();
  expect(screen.getByText(seen.title)).toBeVisible();
  expect(calls.at(-1)).toBe('GET /api/documents?box=inbox&limit=50&cursor=next');
  expect(screen.queryByRole('button', { name: 'Show earlier documents' })).not.toBeInTheDocument();
});

test('earlier documents that cannot be had say so below the list, and can be tried again', async () => {
  const answer = (documents: DocumentDto[], cursor: string) =>
    Response.json({ documents, unread_count: 0 }, cursor ? { headers: { 'x-next-cursor': cursor } } : {});
  let earlier = () => refusal(500, 'Down');
  serve({ [LIST]: (url: URL) => (url.searchParams.has('cursor') ? earlier() : answer([seen], 'next')) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier documents' }));
  expect(await screen.findByText('Failed to load earlier documents')).toBeVisible();
  expect(screen.getByText(seen.title)).toBeVisible();
  earlier = () => answer([sent], '');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(sent.title)).toBeVisible();
});

test('a search that finds nothing says so and can be reset', async () => {
  serve({
    [LIST]: (url: URL) => ({ documents: url.searchParams.has('q') ? [] : [seen], unread_count: 0 }),
  });
  open('/documents?q=zzz');
  expect(await screen.findByText('No documents match')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByText(seen.title)).toBeVisible();
});

test('a link opens a document that the list does not show, and marks it read once', async () => {
  const far = documentTo({ id: 'D-0900', title: 'Fault report, M249 U208820' });
  const { calls } = serve({
    ...inboxOf(seen),
    'GET /api/documents/D-0900': () => detailsOf(far),
    'PUT /api/documents/D-0900/read': () => ({ ...far, status: 'read' }),
  });
  open('/documents?open=D-0900');
  expect(await screen.findByRole('dialog', { name: /Fault report, M249 U208820/ })).toBeVisible();
  await waitFor(() => expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1));
});

test('a link to a document that may not be seen says so in place of it', async () => {
  serve({ ...inboxOf(seen), 'GET /api/documents/D-0901': () => refusal(404, 'Document not found') });
  open('/documents?open=D-0901');
  expect(await screen.findByText('This document cannot be opened')).toBeVisible();
  expect(screen.getByText('Document not found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/documents$/));
});

test('a form that was answered says in the list what came of it', async () => {
  serve(inboxOf({ ...seen, outcome: 'parts-ordered' }));
  open();
  await screen.findByText(seen.title);
  expect(rowOf(seen.title)).toHaveTextContent('Parts ordered. Class III leak.');
});

test('the inbox is asked for every 30 seconds: what has come in meanwhile is shown without asking', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const documents = [seen];
    serve({ [LIST]: () => ({ documents: [...documents], unread_count: documents.length - 1 }) });
    open();
    await screen.findByText(seen.title);
    documents.unshift(unread);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText(unread.title)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
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
