import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IndependentLog, NoteKey, hashOf } from './independent-log';
import { smallDisk } from './small-disk';
import { ServingWitness, buildWitness, newFolder, newWitness, run } from './witness-process';

const ORIGIN = 'hand-receipt.test/b-co';
const FULL = { status: 503, body: 'The witness could not store the checkpoint.\n' };

let log: IndependentLog;
let dir: string;
let vkey: string;

beforeAll(buildWitness);
beforeEach(async () => {
  log = new IndependentLog(ORIGIN);
  ({ dir, vkey } = await newWitness(log.key.vkey));
});

const stateFile = () => path.join(dir, 'state', hashOf(ORIGIN));
const serve = () => run('serve', '--dir', dir, '--port', '0');

/** Serves for a while. */
async function serving<T>(act: (witness: ServingWitness) => Promise<T>): Promise<T> {
  const witness = await ServingWitness.start(dir);
  const result = await act(witness);
  await witness.stop();
  return result;
}

test('EVID-37 a second process on one folder ends with 3, and the first goes on', async () => {
  await serving(async (witness) => {
    expect(serve()).toEqual({ code: 3, out: '', error: 'This folder is in use by another witness.\n' });
    await witness.cosign(log.request(0, 5), vkey);
    expect(readFileSync(path.join(dir, 'lock'), 'utf8')).toBe(`${witness.child.pid}\n`);
  });
  await serving((witness) => witness.cosign(log.request(5, 8), vkey));
});

test('EVID-37 a state file older than its record ends with 1', async () => {
  await serving((witness) => witness.cosign(log.request(0, 8), vkey));
  const backup = newFolder();
  cpSync(stateFile(), path.join(backup, 'state'));
  await serving((witness) => witness.cosign(log.request(8, 13), vkey));
  const sentence = (size: number) =>
    `The state of ${ORIGIN} is older than its own record (${size} < 13). A backup was put back: do not use this witness.\n`;
  cpSync(path.join(backup, 'state'), stateFile());
  expect(serve()).toEqual({ code: 1, out: '', error: sentence(8) });
  rmSync(stateFile());
  expect(serve()).toEqual({ code: 1, out: '', error: sentence(0) });
});

test('EVID-37 a state that is not this witness’s, or of a log that is not followed, ends with 1', async () => {
  await serving((witness) => witness.cosign(log.request(0, 8), vkey));
  const state = readFileSync(stateFile(), 'utf8');
  const cannot = `The state of ${ORIGIN} cannot be used: `;
  for (const [wrong, why] of [
    [state.replace('\n8\n', '\n9\n'), 'The cosignature of witness.test/s4 does not match the checkpoint.'],
    [state.replace(/^time .*$/m, 'time 7'), 'It is not whole, or a key is gone.'],
    [state.replace('key 1\n', 'key 2\n'), 'It is not whole, or a key is gone.'],
    [state.slice(0, 20), 'The note has no signature block.'],
  ] as const) {
    writeFileSync(stateFile(), wrong);
    expect(serve()).toEqual({ code: 1, out: '', error: `${cannot}${why}\n` });
  }
  writeFileSync(stateFile(), state);
  const logs = path.join(dir, 'logs');
  const followed = readFileSync(logs, 'utf8');
  writeFileSync(logs, '');
  expect(serve()).toMatchObject({
    code: 1,
    error: expect.stringContaining('of a log that is not followed.'),
  });
  writeFileSync(logs, 'log nonsense\n');
  expect(serve()).toMatchObject({ code: 1, error: 'line 1: This is not a key of a signed note.\n' });
  writeFileSync(logs, `# B Company\n\n${followed}`);
  await serving((witness) => witness.cosign(log.request(8, 9), vkey));
});

test('EVID-37 with the disk full the witness answers 503, and goes on when there is room', async () => {
  const full = path.join(newFolder(), 'full');
  const witness = await ServingWitness.start(dir, 'fail-at.mjs', { DISK_FULL: full });
  await witness.cosign(log.request(0, 5), vkey);
  writeFileSync(full, '');
  for (let tries = 0; tries < 10; tries += 1)
    expect(await witness.add(log.request(5, 8))).toMatchObject(FULL);
  const { body } = await witness.send({ url: `/${hashOf(ORIGIN)}/checkpoint` });
  expect(body).toContain(log.text(5));
  rmSync(full);
  await witness.cosign(log.request(5, 8), vkey);
  await witness.stop();
});

test('EVID-37 a file system that is really full, where this machine lets us make one', async () => {
  const disk = smallDisk();
  if (!disk) {
    console.warn(
      'No small file system can be mounted here: only the failing writes of the test before were tried.',
    );
    return;
  }
  try {
    cpSync(dir, disk.folder, { recursive: true });
    const witness = await ServingWitness.start(disk.folder);
    await witness.cosign(log.request(0, 5), vkey);
    for (const [old, size] of [
      [5, 8],
      [8, 13],
    ] as const) {
      disk.fill();
      for (let tries = 0; tries < 10; tries += 1)
        expect(await witness.add(log.request(old, size))).toMatchObject(FULL);
      // Evidence that cannot be kept changes nothing about the answer.
      expect((await witness.add(log.fork(4).request(old, size))).status).toBe(422);
      disk.empty();
      await witness.cosign(log.request(old, size), vkey);
    }
    await witness.stop();
    const again = await ServingWitness.start(disk.folder);
    await again.cosign(log.request(13, 13), vkey);
    await again.stop();
  } finally {
    disk.remove();
  }
});

test('EVID-37 what a killed process left of a line of the record is passed over', async () => {
  await serving((witness) => witness.cosign(log.request(0, 5), vkey));
  const record = `${stateFile()}.log`;
  const whole = readFileSync(record, 'utf8');
  writeFileSync(record, `${whole}8 half of a`);
  await serving((witness) => witness.cosign(log.request(5, 9), vkey));
  const lines = readFileSync(record, 'utf8').split('\n');
  expect(`${lines[0]}\n`).toBe(whole);
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^9 \S{44} [0-9]+$/), '']);
});

test('EVID-37 with its clock behind its last cosignature the witness cosigns nothing', async () => {
  await serving((witness) => witness.cosign(log.request(0, 5), vkey));
  // The day on which the witness's machine came out of its box.
  const early = await ServingWitness.start(dir, 'early-clock.mjs');
  const behind = { status: 503, body: 'The clock of this witness is behind its last cosignature.\n' };
  expect(await early.add(log.request(5, 8))).toMatchObject(behind);
  expect(await early.add(log.request(5, 5))).toMatchObject(behind);
  await early.stop();
  await serving((witness) => witness.cosign(log.request(5, 8), vkey));
});

test('EVID-37 the folder, its key and its commands', async () => {
  const made = newFolder();
  const printed = run('init', '--dir', made, '--name', 'witness.test/ig').out;
  expect(printed).toMatch(/^witness\.test\/ig\+[0-9a-f]{8}\+\S{44}\n$/);
  expect(run('follow', '--dir', made, log.key.vkey).out).toBe(`Following ${ORIGIN}.\n`);
  expect(statSync(path.join(dir, 'key')).mode & 0o777).toBe(0o600);
  const again = run('init', '--dir', dir, '--name', 'witness.test/ig');
  expect(again).toEqual({ code: 1, out: '', error: `${path.join(dir, 'key')} is there already.\n` });
  expect(run('follow', '--dir', dir, log.key.vkey).error).toBe(
    `${ORIGIN} is followed already. A new key comes with a note: pnpm witness rotate\n`,
  );
  expect(run('follow', '--dir', dir, vkey)).toMatchObject({
    code: 1,
    error: 'line 2: Log keys of type 4 are not supported by this version.\n',
  });
  expect(run('init', '--dir', path.join(dir, 'x'), '--name', 'two words')).toMatchObject({ code: 1 });
  expect(existsSync(path.join(dir, 'x'))).toBe(false);
  expect(run('status', '--dir', dir).out).toBe(`${ORIGIN}: nothing yet\n`);
  expect(run('serve', '--dir', newFolder())).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no witness in '),
  });
  for (const args of [[], ['serve'], ['init', '--dir', dir], ['dance', '--dir', dir]]) {
    expect(run(...args)).toMatchObject({ code: 2, error: expect.stringContaining('pnpm witness init') });
  }
  const time = await serving((witness) => witness.cosign(log.request(0, 5), vkey));
  const at = new Date(Number(time) * 1000).toISOString();
  expect(run('status', '--dir', dir).out).toBe(`${ORIGIN}: 5 events at ${at}\n`);
});

test('EVID-38 a fork of the same size and a larger fork are refused, kept and listed', async () => {
  const fork = log.fork(4);
  const [same, larger] = [fork.request(8, 8), fork.request(8, 13)];
  await serving(async (witness) => {
    await witness.cosign(log.request(0, 5), vkey);
    await witness.cosign(log.request(5, 8), vkey);
    for (const body of [same, larger, same]) expect((await witness.add(body)).status).toBe(422);
    // A fork of a size that was cosigned before, asked for as the newest: a contradiction behind a 409.
    expect((await witness.add(fork.request(0, 5))).status).toBe(409);
    // What is only late, or what nobody signed, is no evidence.
    expect((await witness.add(log.request(0, 5))).status).toBe(409);
    const stranger = new NoteKey(ORIGIN);
    expect((await witness.add(fork.request(8, 8, { note: fork.note(8, stranger) }))).status).toBe(403);
    expect((await witness.send({ url: '/evidence' })).status).toBe(404);
  });
  const names = readdirSync(path.join(dir, 'evidence')).sort();
  expect(names).toHaveLength(3);
  const texts = names.map((name) => readFileSync(path.join(dir, 'evidence', name), 'utf8'));
  for (const body of [same, larger]) {
    const text = texts.find((each) => each.includes(body));
    expect(text).toContain(`What was remembered:\n\n${log.note(8)}— witness.test/s4 `);
  }
  const { out, code } = run('evidence', '--dir', dir);
  expect(code).toBe(0);
  for (const name of names) expect(out).toContain(path.join(dir, 'evidence', name));
  const root = (size: number) => fork.root(0, size).toString('base64');
  expect(out).toContain(
    `${ORIGIN}, 8 events, root ${root(8)}: 422 The checkpoint differs from the one remembered at that size.\n`,
  );
  expect(out).toContain(`${ORIGIN}, 13 events, root ${root(13)}: 422 The consistency proof does not hold.\n`);
  expect(out).toContain(`${ORIGIN}, 5 events, root ${root(5)}: 409 8\n`);
});

test('EVID-38 of more than 200 forks the rest is only counted', async () => {
  await serving(async (witness) => {
    await witness.cosign(log.request(0, 2), vkey);
    for (let more = 1; more <= 203; more += 1) {
      expect((await witness.add(log.fork(1).request(2, 2 + more))).status).toBe(422);
    }
  });
  const { out } = run('evidence', '--dir', dir);
  expect(out.split('\n').filter((line) => line.endsWith('.txt'))).toHaveLength(200);
  expect(out.trimEnd().split('\n').at(-1)).toBe('3 more were not kept.');
});
