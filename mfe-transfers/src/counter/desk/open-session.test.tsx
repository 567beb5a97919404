import type { CounterDto } from '@hand-receipt/contracts';
import { serve } from '@hand-receipt/standalone/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
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

/** Presses keys as a hand scanner does, one every 10 ms however slow this machine is. @returns whether the last one acts. */
function scan(focused: HTMLElement, keys: readonly string[]): boolean {
  const begin = performance.now() + 1000;
  const acts = keys.map((key, index) => {
    const press = createEvent.keyDown(focused, { key });
    Object.defineProperty(press, 'timeStamp', { value: begin + index * 10 });
    const goesOn = fireEvent(focused, press);
    if (goesOn && key.length === 1 && focused instanceof HTMLInputElement)
      fireEvent.change(focused, { target: { value: focused.value + key } });
    return goesOn;
  });
  return acts.at(-1) ?? true;
}

beforeEach(() => localStorage.clear());

test.each([
  ['Enter', 'field'],
  ['Tab', 'field'],
  ['Enter', 'button'],
])('CNTR-04 a code that a scanner ends with %s in the %s opens no session', async (end, where) => {
  const { server, field } = show();
  fireEvent.change(field, { target: { value: 'Window 1' } });
  const focused = where === 'field' ? field : screen.getByRole('button', { name: 'Open Counter' });
  focused.focus();
  expect(scan(focused, [...CODE, end])).toBe(false);
  expect(await screen.findByText('Open the counter first.')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('Window 1'));
  expect(focused).toHaveFocus();
  expect(server.calls).not.toContain(CALL);
});

test('a name that a person types is sent by Enter', async () => {
  const { server, onOpen, field } = show();
  const user = userEvent.setup({ delay: 45 });
  await user.type(field, 'Window 1{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(server.sent).toEqual([expect.objectContaining({ body: { deviceName: 'Window 1' } })]);
});
