import { queryClient } from '@hand-receipt/platform';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDesktop, onPhone } from '../test/on-phone';
import { renderRemote } from '../test/render-remote';
import { osei, section, succession } from '../test/succession';

type Given = NonNullable<Parameters<typeof succession>[0]>;

const HASH = 'ab'.repeat(32);
const NOTHING = 'Nothing can be sent any more. Close this form.';
const CANCELLED: Given = {
  state: 'cancelled',
  cancelled_at: '2026-12-03T09:14:00.000Z',
  may: { note: false, plan: false, cancel: false, inPlace: false },
};

afterEach(onDesktop);

/** The page, whose succession others change. */
function show(strip: string, given: Given = {}) {
  let now = given;
  serve({
    'GET /api/successions/SC-0003': () => succession(now),
    'GET /api/successions/SC-0003/lines': () => page([]),
    'GET /api/settings': () => ({ pinSet: true }),
    'GET /api/users': () => refusal(500, 'The server failed.'),
  });
  renderRemote(`/successions/SC-0003${strip}`, { ...osei, id: 'U-0077' });
  return (next: Given) => {
    now = next;
    return act(() => queryClient.invalidateQueries({ queryKey: ['successions'] }));
  };
}

async function open(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

test.each([
  ['Add Note', 'Note', 'Add Note'],
  ['Record Extension', 'Reason', 'Record Extension'],
  ['Cancel Change of Command', 'Reason', 'Cancel Change of Command'],
])('%s stays open with what was typed where all is cancelled meanwhile', async (name, field, submit) => {
  const change = show('');
  const dialog = await open(name);
  await userEvent.type(within(dialog).getByLabelText(field), 'The arms room.');
  await change(CANCELLED);
  expect(await within(dialog).findByText('SC-0003 was cancelled.')).toBeVisible();
  expect(within(dialog).getByText(NOTHING)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: submit })).toBeDisabled();
  expect(within(dialog).getByLabelText(field)).toHaveValue('The arms room.');
});

test('a note stays open where the activation brings another strip', async () => {
  const change = show('');
  const dialog = await open('Add Note');
  await userEvent.type(within(dialog).getByLabelText('Note'), 'The arms room.');
  await change({ state: 'active' });
  expect(
    await screen.findByRole('img', { name: '0 of 20 items counted.', hidden: true }),
  ).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Note')).toHaveValue('The arms room.');
  expect(within(dialog).getByRole('button', { name: 'Add Note' })).toBeEnabled();
});

test('signing in place of another waits in its open form while something stands in the way', async () => {
  const active: Given = {
    state: 'active',
    my_part: 'appointed',
    may: { sign: 'outgoing', inPlace: true },
    signing: { set_hash: HASH },
  };
  const change = show('?strip=sign', active);
  const dialog = await open('Sign in Place of CPT Halloran');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'In hospital.');
  const message = '1 of 20 lines is not counted.';
  await change({
    ...active,
    signing: { set_hash: HASH, blockers: [{ message, strip: 'count', waitsFor: null }] },
  });
  expect(await within(dialog).findByText('Nobody signs yet')).toBeVisible();
  expect(within(dialog).getByText(message)).toBeVisible();
  const submit = within(dialog).getByRole('button', { name: 'Sign in Place' });
  expect(submit).toBeDisabled();
  await change(active);
  expect(submit).toBeEnabled();
  await change({ ...active, ...CANCELLED });
  expect(await within(dialog).findByText('SC-0003 was cancelled.')).toBeVisible();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('In hospital.');
});

test('the place of a section stays in its form where another person leaves the section out', async () => {
  const change = show('?strip=plan&act=move&of=2');
  const dialog = await screen.findByRole('dialog', { name: 'Move to day' });
  await userEvent.type(within(dialog).getByLabelText(/^Place/), ' 2');
  await change({
    sections: [section({ number: 2, included: false, state: 'left-out', leave_out_reason: 'In the field.' })],
  });
  expect(await within(dialog).findByText('SSG Petrov is left out.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Move' })).toBeDisabled();
  expect(within(dialog).getByLabelText(/^Place/)).toHaveValue('Arms room 2');
});

test('the form that moves a section says that another person moved it meanwhile', async () => {
  const change = show('?strip=plan&act=move&of=2');
  const dialog = await screen.findByRole('dialog', { name: 'Move to day' });
  await userEvent.type(within(dialog).getByLabelText(/^Place/), ' 2');
  await change({ sections: [section({ number: 2, day: '2026-12-08' })] });
  expect(await within(dialog).findByText('SSG Petrov was moved to 08DEC2026, Arms room.')).toBeVisible();
  expect(within(dialog).getByText('Move replaces that.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Move' })).toBeEnabled();
});

test('the document of a lost item stays in its form where the item needs none any more', async () => {
  const lost = { id: 'P-7', label: 'M249 U208814', path: null, mine: false, waits_for_me: false };
  const change = show('?strip=prepare&act=document&of=P-7', {
    prepare: [{ key: 'lost', blocking: 'yes', clear: false, count: 1, entries: [lost] }],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add Document' });
  await userEvent.type(within(dialog).getByLabelText('Document number'), 'FLIPL 12');
  await change({ prepare: [] });
  expect(await within(dialog).findByText('M249 U208814 needs no document any more.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Add Document' })).toBeDisabled();
  expect(within(dialog).getByLabelText('Document number')).toHaveValue('FLIPL 12');
});

test('a signer is appointed once the people could be read', async () => {
  show('?strip=sign', { state: 'active', may: { appoint: true } });
  const dialog = await open('Appoint a Signer...');
  expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Appoint' })).toBeDisabled();
});

test('on a phone the button that cancels is under the content, and opens its form', async () => {
  onPhone();
  const bar = document.createElement('div');
  bar.innerHTML = '<div id="topbar-title"></div><div id="topbar-actions"></div>';
  document.body.append(bar);
  show('');
  await screen.findByRole('link', { name: 'All' });
  expect(await open('Cancel Change of Command')).toHaveTextContent('Cancel this change of command?');
  bar.remove();
});

test('what only a cancel ends opens one form, not one for each of its buttons', async () => {
  const message = 'CPT Osei has no active account to sign with.';
  const blockers = [{ message, strip: null, waitsFor: null, endsByCancel: true }];
  show('?strip=sign', { state: 'active', signing: { set_hash: HASH, blockers } });
  const alert = (await screen.findByText('Nobody signs yet')).closest('.hr-alert') as HTMLElement;
  await userEvent.click(within(alert).getByRole('button', { name: 'Cancel Change of Command' }));
  await screen.findByRole('dialog', { name: 'Cancel this change of command?' });
  // Dialogs that open at the same moment appear one after another.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});
