import fc from 'fast-check';
import { type Progress, chunksOf, portableTools, signRotation, toHex, toUtf8, verifyBundle } from '../src';
import { nodeTools } from '../src/node';
import { ORIGIN, bodyOf, inPieces, messages, other, rootOf, signer, verify, write } from './bundle-file';

test.each([
  ['portable', portableTools],
  ['node', nodeTools],
])('a whole bundle is verified, %s half', async (_half, tools) => {
  const verdict = await verify(write(), { trustedKey: signer.verifierKey }, tools);
  expect(verdict).toEqual({
    verified: true,
    findings: [],
    cause: null,
    origin: ORIGIN,
    size: 5,
    root: toHex(rootOf([0, 1, 2, 3, 4].map((seq) => bodyOf(seq)))),
    key: signer.verifierKey,
    keyIsTrusted: true,
    note: expect.stringContaining(`${ORIGIN}\n5\n`) as string,
    shown: 5,
    exportedAt: '2026-11-21T06:04:18.000Z',
  });
});

test('in whatever pieces it comes, with its progress told', async () => {
  const bytes = toUtf8(write());
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (length) => {
      const progress: (number | null)[] = [];
      const onProgress = ({ checked, size }: Progress) => void progress.push(checked, size);
      const verdict = await verifyBundle(inPieces(bytes, length), nodeTools, {}, onProgress);
      expect(verdict.verified).toBe(true);
      expect(progress.slice(-2)).toEqual([5, 5]);
    }),
    { numRuns: 20 },
  );
  const stream = new Blob([write()]).stream();
  expect((await verifyBundle(chunksOf(stream), nodeTools)).verified).toBe(true);
});

test('events that the reader may not see are proved all the same', async () => {
  expect(await verify(write({ hidden: [0, 1, 2, 3, 4] }))).toMatchObject({
    verified: true,
    shown: 0,
    size: 5,
  });
});

test('without a trusted key the verdict says so, and another key than the trusted one is a finding', async () => {
  expect(await verify(write())).toMatchObject({ verified: true, keyIsTrusted: false });
  expect(await verify(write(), { trustedKey: other.verifierKey })).toMatchObject({ keyIsTrusted: false });
  expect(await messages(write(), { trustedKey: other.verifierKey })).toEqual([
    'Signing key changed without authorisation',
  ]);
});

test('a bundle signed by a key that the trusted one authorised is verified', async () => {
  const rotations = [{ seq: 2, authorisation: signRotation(ORIGIN, other.verifierKey, signer) }];
  const text = write({ signedBy: other, header: { rotations } });
  expect(await verify(text, { trustedKey: signer.verifierKey })).toMatchObject({
    verified: true,
    key: other.verifierKey,
    keyIsTrusted: true,
  });
  await expect(verify(write({ header: { rotations } }))).rejects.toThrow('is not signed by');
});

test('a bundle of one event is verified', async () => {
  expect(await verify(write({ bodies: [bodyOf(0)] }))).toMatchObject({ verified: true, size: 1 });
});
