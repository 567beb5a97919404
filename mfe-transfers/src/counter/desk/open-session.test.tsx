import type { CounterDto } from '@hand-receipt/contracts';
import { serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../test/render';
import { OpenSession } from './open-session';

const counter = { id: 'CT-1', name: 'Arms Room' } as CounterDto;
const CALL = 'POST /api/counters/CT-1/sessions';
const CODE = 'HR1/I/P-1/W123456';

const show = () => {
  const onOpen = jest.fn();
  const server = serve({ [CALL]: () => ({ id: 'CN-1' }) });
  renderAt('/counter', <OpenSession counter={counter} why={null} onOpen={onOpen} />);
  return { onOpen, server, field: screen.getByLabelText('This device') };
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

beforeEach(() => localStorage.clear());

test.each([
  ['Enter', 'field'],
  ['Tab', 'field'],
  ['Enter', 'button'],
])('CNTR-04 a code that a scanner ends with %s in the %s opens no session', async (end, where) => {
  const { server, field } = show();
  const user = userEvent.setup({ delay: null });
  await user.type(field, 'Window 1');
  await pause();
  const focused = where === 'field' ? field : screen.getByRole('button', { name: 'Open Counter' });
  focused.focus();
  await user.keyboard(`${CODE}{${end}}`);
  expect(await screen.findByText('Open the counter first.')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('Window 1'));
  expect(focused).toHaveFocus();
  await pause();
  expect(server.calls).not.toContain(CALL);
});

test('a name that a person types is sent by Enter', async () => {
  const { server, onOpen, field } = show();
  const user = userEvent.setup({ delay: 45 });
  await user.type(field, 'Window 1{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(server.sent).toEqual([expect.objectContaining({ body: { deviceName: 'Window 1' } })]);
});
