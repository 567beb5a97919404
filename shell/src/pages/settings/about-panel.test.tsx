import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, refusal } from '../../test/api';
import { openApp } from '../../test/render-app';

const about = async () => within(await screen.findByRole('region', { name: 'About' }));

test('EVID-29 About shows all digits of the release, the verifier and each unit, as the server names them', async () => {
  const [digest, verifier, ofShell] = ['ab', 'cd', 'ef'].map((pair) => pair.repeat(32));
  answer({
    'GET /api/release': () => ({
      version: '0.1.0',
      digest,
      verifier,
      units: [{ name: 'shell', digest: ofShell }],
    }),
  });
  openApp('/settings');
  const panel = await about();
  expect(await panel.findByText(digest!)).toBeVisible();
  expect(panel.getByText(verifier!)).toBeVisible();
  expect(panel.getByText('Hand Receipt 0.1.0')).toBeVisible();
  await userEvent.click(panel.getByText('Signed lists of all units (1)'));
  expect(within(panel.getByRole('list', { name: 'Units' })).getByRole('listitem')).toHaveTextContent(
    `shell${ofShell}`,
  );
});

test('EVID-29 a product that is not built is said to have no digest', async () => {
  openApp('/settings');
  const panel = await about();
  expect(await panel.findAllByText('Not built, so it has no digest.')).toHaveLength(2);
  expect(panel.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

test('digests that could not be loaded are not shown as none', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer({ 'GET /api/release': () => refusal(403, 'No.') });
  openApp('/settings');
  const panel = await about();
  expect(await panel.findByText('Failed to load the digests', {}, { timeout: 15_000 })).toBeVisible();
  expect(panel.queryByText('Not built, so it has no digest.')).toBeNull();
  jest.restoreAllMocks();
});
