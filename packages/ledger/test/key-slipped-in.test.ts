import { Keyring, portableTools, signRotation } from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { messages as bundleMessages, other, signer, verify, write } from './bundle-file';
import { look, messages, remember } from './device-look';
import { ORIGIN } from './event-at';
import { MemoryLog } from './memory-log';

const FAR = 1_000_000_000;
const CHANGED = ['Signing key changed without authorisation'];
const thief = nodeSigner(generateSignerKey(ORIGIN));
/** The thief's word that the true key comes after their own, once the ledger is larger than it will ever be. */
const claim = (key: string) => [{ seq: FAR, authorisation: signRotation(ORIGIN, key, thief) }];

test('a key that claims to have authorised the trusted one signs nothing that a device takes', async () => {
  const log = new MemoryLog(3);
  const memory = await remember(log);
  log.append();
  const note = await log.note(4, thief);
  const served = {
    ...log.source(),
    keys: async () => ({ origin: ORIGIN, firstKey: thief.verifierKey, rotations: claim(memory.key) }),
    checkpoint: async () => ({ origin: ORIGIN, note }),
  };
  expect(await messages(served, memory)).toEqual(CHANGED);
  expect(await look(served, memory)).toMatchObject({ verified: false, memory });
});

test('a bundle that the false key signed is not verified for a reader who trusts the other key, and names the key that signed', async () => {
  const header = { firstKey: thief.verifierKey, rotations: claim(signer.verifierKey) };
  const text = write({ signedBy: thief, header });
  const expected = { trustedKey: signer.verifierKey };
  expect(await bundleMessages(text, expected)).toEqual(CHANGED);
  expect(await verify(text, expected)).toMatchObject({
    verified: false,
    keyIsTrusted: false,
    key: thief.verifierKey,
  });
});

test('a device trusts the key that signed what it remembers, and follows the change that is sealed later', async () => {
  const log = new MemoryLog(3);
  const first = log.signer;
  const sealed = await log.note();
  log.rotate();
  const before = { ...log.source(), checkpoint: async () => ({ origin: ORIGIN, note: sealed }) };
  const seen = await look(before, await remember(new MemoryLog(3, first)));
  expect(seen).toMatchObject({ verified: true, memory: { key: first.verifierKey } });
  expect(await look(before, seen.memory)).toMatchObject({ verified: true });
  expect(await look(log.source(), seen.memory)).toMatchObject({
    verified: true,
    memory: { key: log.signer.verifierKey },
  });
});

test('a checkpoint is vouched for by the key that signed it and those before it, and by no later one', () => {
  const rotations = [{ seq: 3, authorisation: signRotation(ORIGIN, other.verifierKey, signer) }];
  const keys = Keyring.follow(ORIGIN, signer.verifierKey, rotations, portableTools.verifierOf);
  const trusted = [signer, other, thief].map(({ verifierKey }) => verifierKey);
  expect(trusted.map((key) => keys.isVouchedFor(3n, key))).toEqual([true, false, false]);
  expect(trusted.map((key) => keys.isVouchedFor(4n, key))).toEqual([true, true, false]);
  expect([keys.keyAt(3n), keys.keyAt(4n)]).toEqual([signer.verifierKey, other.verifierKey]);
});
