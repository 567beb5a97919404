import { Keyring, portableTools, signCheckpoint, signRotation, toHex } from '../src';
import { generateSignerKey, nodeHasher, nodeSigner } from '../src/node';
import { ORIGIN, other, signer } from './bundle-file';

describe('the keys of a log', () => {
  const third = nodeSigner(generateSignerKey(ORIGIN));
  const changes = [
    { seq: 3, authorisation: signRotation(ORIGIN, other.verifierKey, signer) },
    { seq: 7, authorisation: signRotation(ORIGIN, third.verifierKey, other) },
  ];
  const follow = (rotations = changes) =>
    Keyring.follow(ORIGIN, signer.verifierKey, rotations, portableTools.verifierOf);

  test('each signs from the event that brought it in to the one that brought in the next', () => {
    const keys = follow();
    expect(keys.current).toBe(third.verifierKey);
    const at = (size: bigint) => toHex(keys.at(size).keyId);
    expect([0n, 3n].map(at)).toEqual([toHex(signer.keyId), toHex(signer.keyId)]);
    expect([4n, 7n].map(at)).toEqual([toHex(other.keyId), toHex(other.keyId)]);
    expect([8n, 2n ** 60n].map(at)).toEqual([toHex(third.keyId), toHex(third.keyId)]);
    expect(keys.includes(other.verifierKey)).toBe(true);
    expect(keys.includes('x')).toBe(false);
  });

  const [first, second] = changes as [(typeof changes)[0], (typeof changes)[0]];
  const foreign = nodeSigner(generateSignerKey('another.test/c-co'));
  test.each([
    ['in the wrong order', [second, first], 'is not signed by'],
    ['at one place', [first, { ...second, seq: 3 }], 'The changes of the signing key are not in order.'],
    [
      'back to an old key',
      [first, { seq: 9, authorisation: signRotation(ORIGIN, signer.verifierKey, other) }],
      'was used before',
    ],
    [
      'by a checkpoint',
      [
        {
          seq: 1,
          authorisation: signCheckpoint({ origin: ORIGIN, size: 1n, root: nodeHasher.empty() }, signer),
        },
      ],
      'The note is no change of a signing key.',
    ],
    ['without a note', [{ seq: 1, authorisation: '' }], 'The note has no signature block.'],
  ])('a change %s is refused', (_what, rotations, sentence) => {
    expect(() => follow(rotations)).toThrow(sentence);
  });

  test('a change to a key of another log is not signed, and a log has no key of another', () => {
    expect(() => signRotation(ORIGIN, foreign.verifierKey, signer)).toThrow('is not a key of the log');
    expect(() => new Keyring(ORIGIN, foreign.verifierKey, portableTools.verifierOf)).toThrow(
      'The key is of the log another.test/c-co, not of hand-receipt.test/b-co.',
    );
  });

  test('a change that is of another log is refused', () => {
    const alias = nodeSigner(generateSignerKey('another.test/c-co'));
    const moved = { seq: 1, authorisation: signRotation('another.test/c-co', alias.verifierKey, signer) };
    expect(() => follow([moved])).toThrow('The change of the signing key is of the log another.test/c-co');
  });
});
