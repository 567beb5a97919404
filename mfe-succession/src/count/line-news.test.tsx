import type { SuccessionDetailDto, SuccessionLineDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDesktop, onPhone } from '../test/on-phone';
import { renderRemote } from '../test/render-remote';
import { line, section, succession } from '../test/succession';

const ADDRESS = '/successions/SC-0003?strip=count&section=2';
const MARK = 'POST /api/successions/SC-0003/lines/P-1/marks';
const READ_AT = '2025-12-03T09:14:00.000Z';
const item = { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456', is_sensitive: true };

afterEach(onDesktop);

/** The recorder's section, whose line and succession others change. */
function show() {
  let lines: SuccessionLineDto[] = [line({ item })];
  let state: Partial<Pick<SuccessionDetailDto, 'state' | 'cancelled_at' | 'activated_at'>> = {
    state: 'active',
  };
  serve({
    'GET /api/successions/SC-0003': () =>
      succession({
        may: { record: state.state === 'active', letThrough: state.state === 'active' },
        sections: [section({ number: 2, my_count: 'recorder' })],
        ...state,
      }),
    'GET /api/successions/SC-0003/lines': (url) =>
      page(lines.filter(({ result }) => url.searchParams.get('result') !== 'none' || result === null)),
    [MARK]: () => refusal(409, 'CPT Osei read W123456 at 0914.'),
  });
  renderRemote(ADDRESS);
  const reread = () => act(() => queryClient.invalidateQueries({ queryKey: ['successions'] }));
  return {
    change: (given: Partial<SuccessionLineDto>) => {
      lines = [line({ item, counted_by: 'CPT Osei', counted_at: READ_AT, ...given })];
      return reread();
    },
    changeUnseen: () => {
      lines = [line({ item, result: 'verified', counted_by: 'CPT Osei', counted_at: READ_AT })];
    },
    cancel: () => {
      state = { state: 'cancelled', cancelled_at: READ_AT, activated_at: '2026-11-30T06:00:00.000Z' };
      return reread();
    },
  };
}

async function open(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions, M4A1 Carbine W123456' }));
  await userEvent.click(screen.getByRole('menuitem', { name: `${name}...` }));
  return screen.findByRole('dialog');
}

test('a line that is read while its form is open says who read it, and is not marked any more', async () => {
  const { change } = show();
  const dialog = await open('Not found');
  const words = within(dialog).getByLabelText(/Where you looked/);
  await userEvent.type(words, 'Racks 1 to 4.');
  await change({ result: 'verified' });
  expect(await within(dialog).findByText(/^CPT Osei read W123456 on 03DEC2025 \d{4}\.$/)).toBeVisible();
  expect(within(dialog).getByText('It cannot be marked so any more. Close this form.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Mark' })).toBeDisabled();
  expect(words).toHaveValue('Racks 1 to 4.');
});

test('a line that is counted otherwise while its form is open says so, and may be marked', async () => {
  const { change } = show();
  const dialog = await open('Not found');
  await change({ result: 'serial-differs', counted_at: new Date().toISOString() });
  expect(await within(dialog).findByText(/^CPT Osei read W123456 at \d{4}: Serial differs\.$/)).toBeVisible();
  expect(within(dialog).getByText('Mark replaces that.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Mark' })).toBeEnabled();
});

test('a mark of a line that was read is refused in the form, once', async () => {
  const { changeUnseen } = show();
  const dialog = await open('Not found');
  changeUnseen();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark' }));
  expect(await within(dialog).findByText('CPT Osei read W123456 at 0914.')).toBeVisible();
  expect(within(dialog).getAllByText(/read W123456/)).toHaveLength(1);
});

test('on a phone the form stays open where its line leaves the list', async () => {
  onPhone();
  const { change } = show();
  const dialog = await open('Not found');
  await change({ result: 'verified' });
  expect(await within(dialog).findByText('This line was counted while the form was open.')).toBeVisible();
});

test.each(['Not found', 'Let through'])('a form to mark, %s, says that all was cancelled', async (name) => {
  const { cancel } = show();
  const dialog = await open(name);
  await cancel();
  expect(await within(dialog).findByText('SC-0003 was cancelled.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /^(Mark|Let Through)$/ })).toBeDisabled();
});
