import { screen } from '@testing-library/react';
import { answers, counterId, heard, nothing, openDesk, rifle, startAfresh } from '../../test/desk';
import { whitaker } from '../../test/people';

// The browser of the tests draws nothing.
jest.mock('lean-qr', () => ({ generate: () => ({ toCanvas: () => undefined }) }));

beforeEach(startAfresh);

test('people of one name are told apart by first name and unit: to choose from, on the list and on the signing page', async () => {
  const cole = { ...whitaker, sharesName: true };
  const dana = { ...cole, id: 'U-9', firstName: 'Dana', unit: '1st Platoon' };
  answers({
    'POST /api/counter/read': (_url, body) => {
      const { code } = body as { code: string };
      if (code === 'HR1/U/U-9') return { ...nothing, kind: 'person', person: dana };
      if (code === 'whitaker') {
        const message = 'Several people fit whitaker. Choose one.';
        return { ...nothing, kind: 'candidates', message, people: [cole, dana] };
      }
      return { ...nothing, kind: 'item', item: rifle };
    },
  });
  const { scan, user } = await openDesk();
  await scan('whitaker');
  await heard('Several people fit whitaker. Choose one.');
  expect(screen.getByRole('button', { name: 'SPC Cole Whitaker, 2nd Platoon' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'SPC Dana Whitaker, 1st Platoon' }));
  await heard('SPC Dana Whitaker, 1st Platoon');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Dana Whitaker, 1st Platoon, 1 item' }));
  expect(await screen.findByText('SPC Dana Whitaker, 1st Platoon, sign for 1 item')).toBeVisible();
});

const SETTINGS = /^Code of .*\/settings\?tab=security$/;

test.each([
  [
    'none',
    'SPC Whitaker has no counter PIN.',
    'SPC Whitaker has no counter PIN. They set one in Settings on their own device, or sign there.',
  ],
  [
    'off',
    'The PIN of SPC Whitaker is off at counters after 10 wrong tries. They enter their password in Settings to use it again.',
    'The PIN of SPC Whitaker is off at counters after 10 wrong tries. They enter their password in Settings to use it again.',
  ],
  [
    'waits',
    'The PIN of SPC Whitaker is refused at counters until 22NOV2026 0900, because their password was set by link.',
    'The PIN of SPC Whitaker is refused at counters until 22NOV2026 0900, because their password was set by link. They sign on their own phone.',
  ],
])('the signing page says why a PIN signs nothing: %s', async (state, refusal, words) => {
  const person = { ...whitaker, counter_ready: false, counter_pin: state, counter_refusal: refusal };
  answers({ [`GET /api/counters/${counterId()}/pack`]: () => ({ people: [person] }) });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByLabelText('Your PIN')).not.toBeInTheDocument();
  expect(screen.queryAllByRole('img', { name: SETTINGS })).toHaveLength(state === 'waits' ? 0 : 1);
});
