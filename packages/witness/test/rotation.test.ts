import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { IndependentLog, NoteKey } from './independent-log';
import { ServingWitness, buildWitness, newFolder, newWitness, run } from './witness-process';

const ORIGIN = 'hand-receipt.test/b-co';

beforeAll(buildWitness);

/** A note in a file, in which `signer` authorizes `next`. */
function noteFile(signer: NoteKey, next: string, origin = ORIGIN): string {
  const text = `hand-receipt key rotation v1\n${origin}\n${next}\n`;
  const file = path.join(newFolder(), 'rotation.txt');
  writeFileSync(file, `${text}\n${signer.line(text)}`);
  return file;
}

test('EVID-39 after a rotation note the new key is cosigned and the old one gets 403', async () => {
  const log = new IndependentLog(ORIGIN);
  const [first, second] = [log.key, new NoteKey(ORIGIN)];
  const { dir, vkey } = await newWitness(first.vkey);
  const witness = await ServingWitness.start(dir);
  const request = (old: number, size: number, ...keys: NoteKey[]) => {
    const text = log.text(size);
    return log.request(old, size, { note: `${text}\n${keys.map((key) => key.line(text)).join('')}` });
  };
  await witness.cosign(request(0, 5, first), vkey);
  expect((await witness.add(request(5, 8, second))).status).toBe(403);

  const added = run('rotate', '--dir', dir, noteFile(first, second.vkey));
  expect(added).toEqual({ code: 0, out: `Added the next key of ${ORIGIN}.\n`, error: '' });
  witness.child.kill('SIGHUP');
  // The signal is heard in its own time; until then the new key is refused.
  while ((await witness.add(request(5, 8, second))).status !== 200) expect(witness.child.exitCode).toBeNull();

  expect((await witness.add(request(8, 13, first))).status).toBe(403);
  await witness.cosign(request(8, 13, first, second), vkey);
  await witness.stop();

  const again = await ServingWitness.start(dir);
  expect((await again.add(request(13, 16, first))).status).toBe(403);
  await again.cosign(request(13, 16, second), vkey);
  await again.stop();
});

test('EVID-39 until the new key has signed, the old one is still cosigned', async () => {
  const log = new IndependentLog(ORIGIN);
  const { dir, vkey } = await newWitness(log.key.vkey);
  run('rotate', '--dir', dir, noteFile(log.key, new NoteKey(ORIGIN).vkey));
  const witness = await ServingWitness.start(dir);
  await witness.cosign(log.request(0, 5), vkey);
  await witness.stop();
});

test('EVID-39 a note that the old key did not sign, or about another log, is refused by the command', async () => {
  const first = new NoteKey(ORIGIN);
  const next = new NoteKey(ORIGIN);
  const { dir } = await newWitness(first.vkey);
  const elsewhere = 'hand-receipt.test/c-co';
  for (const [file, why] of [
    [noteFile(next, next.vkey), `The note is not signed by ${ORIGIN}.`],
    [noteFile(first, next.vkey, elsewhere), `This witness does not follow ${elsewhere}.`],
    [noteFile(first, new NoteKey(elsewhere).vkey), `The new key is not a key of the log ${ORIGIN}.`],
    [noteFile(first, first.vkey), 'line 2: The key is in the policy already.'],
  ] as const) {
    expect(run('rotate', '--dir', dir, file)).toEqual({ code: 1, out: '', error: `${why}\n` });
  }
  expect(run('rotate', '--dir', dir, noteFile(first, next.vkey)).code).toBe(0);
  // From now on only the newest key has a say.
  const third = new NoteKey(ORIGIN);
  expect(run('rotate', '--dir', dir, noteFile(first, third.vkey)).error).toBe(
    `The note is not signed by ${ORIGIN}.\n`,
  );
  expect(run('rotate', '--dir', dir, noteFile(next, third.vkey)).code).toBe(0);
});

test('EVID-39 a log that is added while the witness serves is followed after SIGHUP, a wrong line changes nothing', async () => {
  const log = new IndependentLog(ORIGIN);
  const other = new IndependentLog('hand-receipt.test/c-co');
  const { dir, vkey } = await newWitness(log.key.vkey);
  const witness = await ServingWitness.start(dir);
  run('follow', '--dir', dir, other.key.vkey);
  witness.child.kill('SIGHUP');
  while ((await witness.add(other.request(0, 5))).status !== 200) expect(witness.child.exitCode).toBeNull();

  writeFileSync(path.join(dir, 'logs'), 'log nonsense\n');
  witness.child.kill('SIGHUP');
  while (!witness.printed.text.includes('This is not a key of a signed note.')) {
    expect((await witness.add(log.request(0, 0))).status).not.toBe(404);
  }
  await witness.cosign(log.request(0, 5), vkey);
  await witness.cosign(other.request(5, 8), vkey);
  await witness.stop();
});
