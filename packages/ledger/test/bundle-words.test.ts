import { outcomeLines } from '../src/bundle/words';
import { other, signer, verify, write } from './bundle-file';

const NO_KEY = /^No trusted key was given\. The author of this file could have signed it\./;
const words = async (trustedKey?: string) =>
  outcomeLines(await verify(write(), { trustedKey })).map(({ text }) => text);

test('a verdict without a trusted key says that there was none; with one it does not', async () => {
  expect(await words()).toEqual([
    'Ledger database integrity verified successfully.',
    expect.stringMatching(NO_KEY),
    ...(await words()).slice(2),
  ]);
  expect(await words(signer.verifierKey)).not.toContainEqual(expect.stringMatching(NO_KEY));
});

test('a trusted key that is not the one of the log is said to differ, not to be missing', async () => {
  const lines = await words(other.verifierKey);
  expect(lines).toContain('Signing key changed without authorisation');
  expect(lines).not.toContainEqual(expect.stringMatching(NO_KEY));
});
