import { remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { lossCase } from '../test/loss-cases';
import { soldier } from '../test/soldier';

interface Draft {
  state: string;
  title: string;
  path: string;
}
const drafts = () => JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as Draft[];

function open(act: string, user?: typeof soldier) {
  const served = serve({
    'GET /api/loss-cases/LC-0001': () => lossCase({ may: { submit: true, decide: true, exhibits: true } }),
    'POST /api/loss-cases/LC-0001/found': () => lossCase(),
    'POST /api/loss-cases/LC-0001/exhibits': () => lossCase(),
  });
  renderAt(`/loss-cases/LC-0001?act=${act}`, remoteRoutes(descriptor, remote), user && { user });
  return served;
}
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  { act: 'found:P-1', dialog: 'Report as Found', field: 'Where', text: 'Connex 4' },
  { act: 'submit', dialog: 'Record Papers', field: 'Inquiry number', text: 'FL-26-7' },
  { act: 'decide', dialog: 'Record the decision', field: 'Authority', text: 'COL Reyes' },
  { act: 'statement', dialog: 'Add My Statement', field: 'Statement', text: 'I locked the truck.' },
])(
  '$dialog: what was typed stays with its person when another person signs in over the page',
  async ({ act, dialog, field, text }) => {
    open(act);
    await userEvent.type((await form(dialog)).getByLabelText(field), text);
    // The page of another person replaces it.
    cleanup();
    await waitFor(() => expect(drafts()).toMatchObject([{ state: 'draft', title: `${dialog}, LC-0001` }]));
    expect(drafts()[0]?.path).toBe(`/loss-cases/LC-0001?act=${encodeURIComponent(act)}`);

    open(act, soldier);
    const theirs = await form(dialog);
    expect(theirs.getByLabelText(field)).toHaveValue('');
    expect(theirs.queryByText('Draft, not sent')).toBeNull();
    cleanup();

    open(act);
    const again = await form(dialog);
    expect(again.getByLabelText(field)).toHaveValue(text);
    await userEvent.click(again.getByRole('button', { name: 'Start empty' }));
    expect(again.getByLabelText(field)).toHaveValue('');
    await waitFor(() => expect(drafts()).toEqual([]));
  },
);

test('a report that was sent leaves no draft', async () => {
  const { sent } = open('found:P-1');
  const found = await form('Report as Found');
  await userEvent.type(found.getByLabelText('When'), '2026-11-20T10:00');
  await userEvent.type(found.getByLabelText('Where'), 'Connex 4');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await userEvent.click(found.getByRole('button', { name: 'Report as Found' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(drafts()).toEqual([]);
});

const NOT_BOTH = 'Type the statement or add a photo of it, not both.';

test('a statement that is typed and has a photo too is not sent, and both stay', async () => {
  const { sent } = open('statement');
  const statement = await form('Add My Statement');
  await userEvent.type(statement.getByLabelText('Statement'), 'I locked the truck.');
  const photo = new File(['jpeg'], 'statement.jpg', { type: 'image/jpeg' });
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, photo);
  await userEvent.click(statement.getByRole('button', { name: 'Add Statement' }));
  expect(await statement.findByText(NOT_BOTH)).toBeVisible();
  expect(statement.getByLabelText('Statement')).toHaveValue('I locked the truck.');
  expect(statement.getByText(/^statement\.jpg, /)).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});
