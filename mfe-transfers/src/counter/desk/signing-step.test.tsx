import { DOUBLE_PRESS_MS } from '@hand-receipt/contracts';
import { connectionStore } from '@hand-receipt/platform';
import { refusal } from '@hand-receipt/standalone/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  answers,
  bodyOf,
  handOver,
  heard,
  itemsAsked,
  nothing,
  openDesk,
  prepared,
  rifle,
  sessionNow,
  startAfresh,
} from '../../test/desk';
import { signedIn, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { component } from '../../test/wire';
import CounterPage from '../counter-page';
import { storeSession } from './counter-session';

beforeEach(startAfresh);

test('Back in the signing step gives the list back to the operator, and stays at the counter', async () => {
  answers();
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  await screen.findByText('SPC Whitaker, sign for 1 item');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByText('SPC Whitaker, sign for 1 item')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' })).toBeVisible();
});

/** Types a PIN as a person does. */
async function typePin(user: UserEvent, pin: string) {
  for (const digit of pin) {
    await new Promise((resolve) => setTimeout(resolve, 45));
    await user.keyboard(digit);
  }
  await new Promise((resolve) => setTimeout(resolve, 45));
  await user.keyboard('{Enter}');
}

test('CNTR-21 a wrong PIN keeps the list and asks again; the right one signs, and it is kept nowhere', async () => {
  let tries = 0;
  answers({
    'POST /api/counter/handovers': () => {
      tries += 1;
      return tries === 1
        ? refusal(403, 'The PIN is wrong.', { fields: { pin: 'The PIN is wrong.' } })
        : handOver;
    },
  });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  const pin = await screen.findByLabelText('Your PIN');
  await waitFor(() => expect(pin).toHaveFocus());
  await typePin(user, '482918');
  expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
  expect(pin).toHaveValue('');
  await waitFor(() => expect(pin).toBeEnabled());
  await typePin(user, '482917');
  await heard('SPC Whitaker signed for 1 item. Receipt HO-0001.');
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({
    confirmation: { method: 'pin-on-device', pin: '482917' },
    challenge: 'c'.repeat(43),
  });
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]);
  expect(kept).not.toContain('482917');
});

test('after a wrong PIN nothing is pressed in vain: the buttons wait until the list is shown again', async () => {
  let showAgain: () => void = () => undefined;
  let shown = 0;
  answers({
    'POST /api/counter/handovers': (_url, body) =>
      (body as { confirmation: { method: string } }).confirmation.method === 'own-session'
        ? { ...handOver, state: 'waiting' }
        : refusal(403, 'The PIN is wrong.', { fields: { pin: 'The PIN is wrong.' } }),
    'POST /api/counter/handovers/prepare': async (_url, body) => {
      shown += 1;
      if (shown === 3) await new Promise<void>((resolve) => (showAgain = resolve));
      return prepared(itemsAsked(body), { challenge: String(shown).repeat(43) });
    },
  });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await new Promise((resolve) => setTimeout(resolve, 2 * DOUBLE_PRESS_MS));
  await user.keyboard('{Enter}');
  await screen.findByLabelText('Your PIN');
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));
  await typePin(user, '482918');
  expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
  const phone = screen.getByRole('button', { name: 'On my own phone' });
  await waitFor(() => expect(phone).toBeDisabled());
  showAgain();
  await waitFor(() => expect(phone).toBeEnabled());
  await user.click(phone);
  await heard('1 item waits for SPC Whitaker to sign on their own phone.');
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({ challenge: '3'.repeat(43) });
});

/** Alt and a digit, as the browser sends it wherever the focus is. */
const pressMode = (digit: number) => fireEvent.keyDown(document, { code: `Digit${digit}`, altKey: true });

test('while the recipient signs no key changes the mode, and a wrong PIN shows the same list again', async () => {
  let tries = 0;
  answers({
    'POST /api/counter/handovers': () => {
      tries += 1;
      return tries === 1
        ? refusal(403, 'The PIN is wrong.', { fields: { pin: 'The PIN is wrong.' } })
        : handOver;
    },
  });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  const pin = await screen.findByLabelText('Your PIN');
  await waitFor(() => expect(pin).toHaveFocus());
  pressMode(2);
  await typePin(user, '482918');
  expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
  pressMode(1);
  await waitFor(() => expect(pin).toBeEnabled());
  expect(screen.getByText(/^Draw from CPT Halloran\./)).toHaveTextContent(
    'You have it until it is back at the counter.',
  );
  expect(screen.getByText(/^The record says/)).toHaveTextContent(
    'The record says: with a PIN on the device, at Arms Room, operated by CPT Halloran.',
  );
  await typePin(user, '482917');
  await heard('SPC Whitaker signed for 1 item. Receipt HO-0001.');
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({ mode: 'draw' });
  expect(screen.getByRole('radio', { name: /^Draw/ })).toBeChecked();
});

test('while the counter is locked no key changes the mode', async () => {
  answers();
  storeSession(signedIn.id, { session: sessionNow(), touchedAt: 0 });
  renderAt('/counter', <CounterPage />);
  await screen.findByText(/^Counter locked/);
  pressMode(2);
  expect(screen.getByRole('radio', { name: /^Draw/, hidden: true })).toBeChecked();
});

test('CNTR-42 the signing step without a connection offers nothing that needs the server', async () => {
  answers();
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  expect(await screen.findByRole('button', { name: 'On my own phone' })).toBeVisible();
  act(() => connectionStore.setState({ online: false }));
  expect(await screen.findByText('Needs a connection. The list is kept on this device.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'On my own phone' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Not Right' })).toBeEnabled();
  act(() => connectionStore.setState({ online: true }));
  expect(await screen.findByRole('button', { name: 'On my own phone' })).toBeEnabled();
});

test('the button counts what goes along as the signing page and the kept list do, and damage is shown with its number', async () => {
  const sight = { ...rifle, id: 'P-2', name: 'M68 Sight', serial_number: 'S1' };
  const short = component({
    name: 'Magazine',
    quantity: 7,
    onHand: 5,
    short: 2,
    damaged: 1,
    status: 'missing',
  });
  const whole = { ...rifle, mounted: [sight], components: [short] };
  answers({
    'POST /api/counter/read': (_url, body) =>
      (body as { code: string }).code === 'HR1/U/U-2'
        ? { ...nothing, kind: 'person', person: whitaker }
        : { ...nothing, kind: 'item', item: whole },
    'POST /api/counter/handovers/prepare': () => prepared([whole, sight]),
  });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await waitFor(() => expect(localStorage.getItem('handreceipt.offlineQueue')).toContain('Draw: 2 items'));
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 2 items' }));
  expect(await screen.findByText('SPC Whitaker, sign for 2 items')).toBeVisible();
  const page = within(screen.getByRole('dialog', { name: 'Receiver signs here' }));
  expect(page.getByRole('list')).toHaveStyle({ 'overflow-y': 'auto' });
  expect(page.getByText(/with 1 component, 2 short: Magazine, 1 damaged: Magazine$/)).toBeVisible();
});
