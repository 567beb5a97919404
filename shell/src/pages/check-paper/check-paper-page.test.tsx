import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal, unreachable } from '../../test/api';
import { openApp, quietDay } from '../../test/render-app';

const CALL = 'POST /api/papers/check';
const CODE = `HR1/P/7K2M9Q4T/0D3FG5HJ8N/632/${'9F'.repeat(32)}`;
const LINK = `/check#${CODE}`;
const AT = '2026-11-22T18:56:00.000';

const bare = (word: string) => ({
  answer: word,
  printed_at: word === 'NOT OURS' ? null : AT,
  details: null,
});
const signedOut = () => answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in') });
const field = () => screen.findByRole('textbox', { name: 'Code of the page' });

test.each([
  ['CURRENT', 'status', 'We printed it, and the record still says the same.'],
  ['SUPERSEDED', 'status', 'We printed it, and the record has changed since. Print a new one.'],
  [
    'NOT OURS',
    'alert',
    'We did not print this page, or a character of its code is wrong. Read the code again.',
  ],
])('SUCC-45 the code of a page opens signed out and says %s in words', async (word, role, words) => {
  signedOut();
  answer({ [CALL]: () => bare(word) });
  openApp(LINK);
  const said = await screen.findByText(word);
  expect(said).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(said.closest(`[role=${role}]`)).not.toBeNull();
  expect(screen.queryByText(/HR-\d{4}/)).not.toBeInTheDocument();
  expect(bodyOf(CALL)).toEqual({ code: CODE });
});

test('SUCC-45 a code is typed or sent by a scanner; the same one again asks again', async () => {
  signedOut();
  let word = 'CURRENT';
  answer({ [CALL]: () => bare(word) });
  openApp('/check');
  await userEvent.type(await field(), `https://hr.example.mil/check#${CODE}{Enter}`);
  expect(await screen.findByText('CURRENT')).toBeVisible();
  expect(bodyOf(CALL)).toEqual({ code: CODE });
  expect(await field()).toHaveValue('');
  word = 'SUPERSEDED';
  await userEvent.type(await field(), `${CODE}{Enter}`);
  expect(await screen.findByText('SUPERSEDED')).toBeVisible();
  expect(callsMade().filter((call) => call === CALL)).toHaveLength(2);
});

test('SUCC-45 a party reads the number, what left and joined, and the newer edition', async () => {
  quietDay();
  answer({
    [CALL]: () => ({
      ...bare('SUPERSEDED'),
      details: {
        kind: 'receipt',
        number: 'HR-0017',
        edition: 3,
        lines: 29,
        left: [{ id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123499' }],
        joined: [{ id: 'P-2', name: 'M249', serial_number: 'U208899' }],
        changed: [],
        newer: { edition: 4, printed_at: AT },
      },
    }),
  });
  openApp(LINK);
  expect(await screen.findByText('Compare 29 lines and the number with the paper.')).toBeVisible();
  expect(screen.getByText('HR-0017/3')).toBeVisible();
  expect(screen.getByText('HR-0017/4')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No longer on it' })).toBeVisible();
  expect(screen.getByText('W123499')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Added since' })).toBeVisible();
  expect(screen.getByText('U208899')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Changed since' })).not.toBeInTheDocument();
});

test('SUCC-45 too many checks and a lost connection are said, and the code stays to be tried again', async () => {
  signedOut();
  answer({ [CALL]: () => refusal(429, 'Too many attempts. Try again in 40 seconds.') });
  openApp(LINK);
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeVisible();
  answer({ [CALL]: unreachable });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The page could not be checked')).toBeVisible();
  answer({ [CALL]: () => bare('CURRENT') });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('CURRENT')).toBeVisible();
});

test('SUCC-45 an address that was cut off in the middle of a character is checked as it is', async () => {
  signedOut();
  answer({ [CALL]: () => bare('NOT OURS') });
  openApp('/check#HR1/P/%E0%A4');
  expect(await screen.findByText('NOT OURS')).toBeVisible();
  expect(bodyOf(CALL)).toEqual({ code: 'HR1/P/%E0%A4' });
});
