import { once } from 'node:events';
import { connect } from 'node:net';
import { IndependentLog, NoteKey, cosignedAt, hashOf } from './independent-log';
import { ServingWitness, buildWitness, newWitness } from './witness-process';

const ORIGIN = 'hand-receipt.test/b-co';
const PLAIN = 'text/plain; charset=utf-8';

let log: IndependentLog;
let vkey: string;
let witness: ServingWitness;

beforeAll(buildWitness);
beforeEach(async () => {
  log = new IndependentLog(ORIGIN);
  const made = await newWitness(log.key.vkey);
  vkey = made.vkey;
  witness = await ServingWitness.start(made.dir);
});
afterEach(() => witness.stop());

/** What must come back for a body, to the byte. */
async function expectRefusal(body: string | Buffer, status: number, sentence: string): Promise<void> {
  const answer = await witness.add(body);
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: `${sentence}\n` });
  expect(answer.headers['content-type']).toBe(PLAIN);
}

async function expectSize(body: string, size: number): Promise<void> {
  const answer = await witness.add(body);
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 409, body: `${size}\n` });
  expect(answer.headers['content-type']).toBe('text/x.tlog.size');
}

const newest = (hash = hashOf(ORIGIN)) => witness.send({ url: `/${hash}/checkpoint` });

test('EVID-35 a log that grows is cosigned, and its newest note can be read', async () => {
  expect(await newest()).toMatchObject({ status: 404, body: '' });
  let old = 0;
  for (const size of [0, 1, 5, 8, 8, 13, 16, 17, 300]) {
    const body = log.request(old, size);
    const answer = await witness.add(body);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(PLAIN);
    expect(cosignedAt(vkey, log.text(size), answer.body)).toBeGreaterThan(0n);
    expect(await newest()).toMatchObject({ status: 200, body: `${log.note(size)}${answer.body}` });
    old = size;
  }
});

test('EVID-35 what is too long or malformed is refused before anything else', async () => {
  const body = log.request(0, 5);
  const note = log.note(5);
  await expectRefusal(body + log.key.line('x').repeat(800), 413, 'The request is longer than 65536 bytes.');
  const most = `${body}${'x'.repeat(65_536 - Buffer.byteLength(body))}`;
  await expectRefusal(most, 400, 'The request is malformed: The last line of the note is not finished.');
  await expectRefusal(`${most}x`, 413, 'The request is longer than 65536 bytes.');
  const malformed: [string | Buffer, string][] = [
    ['', 'There is no empty line.'],
    [body.replace('old', 'new'), 'The first line is not an old size.'],
    [body.replace('old 0', 'old 00'), 'The old size is not a number below 2^64.'],
    [body.replace('old 0', `old ${2n ** 64n}`), 'The old size is not a number below 2^64.'],
    [`old 1\n${'A'.repeat(40)}\n\n${note}`, 'A line of the proof is not 32 bytes long.'],
    [`old 1\n-\n\n${note}`, 'This is not base64.'],
    [`old 1\n${`${'A'.repeat(43)}=\n`.repeat(64)}\n${note}`, 'The proof has more than 63 lines.'],
    [body.replaceAll('\n', '\r\n'), 'There is no empty line.'],
    [`old 0\n\n${log.text(5)}`, 'The note has no signature block.'],
    [Buffer.concat([Buffer.from('old 0\n\n'), Buffer.of(0xff)]), 'These bytes are not UTF-8 text.'],
    [
      log.request(0, 5, { note: note.replace('\n5\n', '\n05\n') }),
      'The size of the checkpoint is not a number.',
    ],
  ];
  for (const [bytes, why] of malformed) await expectRefusal(bytes, 400, `The request is malformed: ${why}`);
  expect(await newest()).toMatchObject({ status: 404 });
});

test('EVID-35 origins that are not followed and signatures that are not trusted are refused', async () => {
  const stranger = new IndependentLog('hand-receipt.test/x-co');
  await expectRefusal(stranger.request(0, 5), 404, 'This witness does not follow that log.');
  const UNTRUSTED = 'No trusted key of that log has signed the checkpoint.';
  const text = log.text(5);
  const good = log.key.line(text);
  const forged = log.key.line(log.text(8));
  for (const lines of [
    new NoteKey(ORIGIN).line(text),
    stranger.key.line(text),
    forged,
    good + forged,
    forged + good,
    good.replace(ORIGIN, 'hand-receipt.test/c-co'),
  ]) {
    // An old size that is wrong as well is not looked at.
    await expectRefusal(log.request(9, 5, { proof: [], note: `${text}\n${lines}` }), 403, UNTRUSTED);
  }
  const others = [stranger.key, new NoteKey(ORIGIN)].map((key) => key.line(text)).join('');
  await witness.cosign(log.request(0, 5, { note: `${text}\n${others}${good}${others}` }), vkey);
  // The lines of others are not kept.
  expect((await newest()).body.split('\n— ')).toHaveLength(3);
});

test('EVID-35 sizes, roots and proofs are checked in their order', async () => {
  const SAME_SIZE = 'The checkpoint differs from the one remembered at that size.';
  const NO_PROOF = 'The consistency proof does not hold.';
  const wrongEmpty = log
    .text(0)
    .replace(log.root(0, 0).toString('base64'), log.root(0, 1).toString('base64'));
  const noteOf = (text: string) => `${text}\n${log.key.line(text)}`;

  await expectSize(log.request(3, 8), 0);
  await expectRefusal(
    log.request(0, 0, { note: noteOf(wrongEmpty) }),
    422,
    'The root of the empty tree is wrong.',
  );
  await expectRefusal(log.request(0, 7, { proof: log.proof(5, 7) }), 422, 'A proof from size 0 is empty.');
  await witness.cosign(log.request(0, 7), vkey);

  await expectRefusal(log.request(8, 7, { proof: [] }), 400, 'The old size is larger than the checkpoint.');
  await expectSize(log.request(0, 13), 7);
  await expectSize(log.request(5, 13), 7);
  await expectSize(log.request(9, 13), 7);
  await expectSize(log.request(0, 0, { note: noteOf(wrongEmpty) }), 7);
  await expectRefusal(log.request(7, 7, { proof: log.proof(5, 7) }), 422, SAME_SIZE);
  await expectRefusal(log.fork(6).request(7, 7), 422, SAME_SIZE);
  await expectRefusal(log.fork(6).request(7, 13), 422, NO_PROOF);
  const proof = log.proof(7, 13);
  for (const wrong of [[], proof.slice(1), [...proof, proof[0]!], [...proof].reverse(), log.proof(8, 13)]) {
    await expectRefusal(log.request(7, 13, { proof: wrong }), 422, NO_PROOF);
  }
  await witness.cosign(log.request(7, 13), vkey);
});

test('EVID-35 extension lines are cosigned as they are', async () => {
  const text = log.text(5, 'one\ntwo\n');
  const note = `${text}\n${log.key.line(text)}`;
  const { body } = await witness.add(log.request(0, 5, { note }));
  expect(cosignedAt(vkey, text, body)).toBeGreaterThan(0n);
  expect((await newest()).body).toBe(note + body);
});

test('EVID-35 other methods and other paths', async () => {
  await witness.cosign(log.request(0, 5), vkey);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await witness.send({ method });
    expect(answer).toMatchObject({ status: 405, body: '', headers: { allow: 'POST' } });
  }
  const hash = hashOf(ORIGIN);
  for (const url of [
    '/',
    '/nothing-here',
    '/add-checkpoint/',
    `/${hash}`,
    `/${hash}/checkpoint/`,
    `/${hash}/checkpoint?x`,
    `/x/${hash}/checkpoint`,
    `/${hash.toUpperCase()}/checkpoint`,
    `/${hash.slice(1)}/checkpoint`,
    `/${hashOf('hand-receipt.test/x-co')}/checkpoint`,
    '/../key',
  ]) {
    expect(await witness.send({ url })).toMatchObject({ status: 404, body: '' });
  }
  expect(await witness.send({ method: 'POST', url: `/${hash}/checkpoint` })).toMatchObject({ status: 404 });
});

test('EVID-35 of four requests at once with one old size one wins, 40 times', async () => {
  let old = 0;
  for (let race = 0; race < 40; race += 1) {
    const sizes = [1, 2, 3, 4].map((more) => old + more);
    const answers = await Promise.all(sizes.map((size) => witness.add(log.request(old, size))));
    const won = sizes.filter((_, at) => answers[at]?.status === 200);
    expect(won).toHaveLength(1);
    const [size] = won as [number];
    for (const [at, { status, body }] of answers.entries()) {
      if (sizes[at] === size) expect(cosignedAt(vkey, log.text(size), body)).toBeGreaterThan(0n);
      // Who comes later with a checkpoint that is smaller by then hears of the size all the same.
      else expect({ status, body }).toEqual({ status: 409, body: `${size}\n` });
    }
    old = size;
  }
});

test('EVID-35 two logs have states of their own', async () => {
  const other = new IndependentLog('hand-receipt.test/c-co');
  const made = await newWitness(log.key.vkey, other.key.vkey);
  const both = await ServingWitness.start(made.dir);
  await both.cosign(log.request(0, 5), made.vkey);
  await both.cosign(other.request(0, 3), made.vkey);
  await both.cosign(log.request(5, 9), made.vkey);
  expect((await both.send({ url: `/${hashOf(other.origin)}/checkpoint` })).body).toContain(other.text(3));
  await both.stop();
});

test('EVID-35 a request that is not sent to its end is given up, and others are answered meanwhile', async () => {
  const slow = connect(witness.port, '127.0.0.1');
  slow.write('POST /add-checkpoint HTTP/1.1\r\nHost: witness\r\nContent-Length: 500\r\n\r\nold 0\n');
  const closed = once(slow, 'close');
  slow.resume();
  await witness.cosign(log.request(0, 5), vkey);
  await closed;
  await witness.cosign(log.request(5, 8), vkey);
});

test('EVID-35 an address that sends too many requests in a second gets 429, and another one is served', async () => {
  const greedy = connect(witness.port, '127.0.0.1');
  const count = 5_000;
  greedy.write(`${'GET / HTTP/1.1\r\nHost: witness\r\n\r\n'.repeat(count)}`);
  let read = '';
  for await (const chunk of greedy as AsyncIterable<Buffer>) {
    read += chunk.toString('latin1');
    if (read.includes('HTTP/1.1 429 ')) break;
  }
  expect(read).toContain('There are too many requests from this address.\n');
  const neighbor = connect({ port: witness.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  neighbor.write(`GET / HTTP/1.1\r\nHost: witness\r\nConnection: close\r\n\r\n`);
  const [first] = (await once(neighbor, 'data')) as [Buffer];
  expect(first.toString()).toContain('HTTP/1.1 404 ');
  neighbor.destroy();
});
