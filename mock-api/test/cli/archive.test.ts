import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { extractArchive } from '../../src/cli/archive/read';
import { type ArchiveEntry, folderEntry, textEntry, writeArchive } from '../../src/cli/archive/write';

const AT = new Date('2026-11-21T06:00:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function archive(...entries: ArchiveEntry[]): Promise<string> {
  const file = path.join(folder, 'some.backup');
  await writeArchive(file, (async function* () { yield* entries; })(), AT); // prettier-ignore
  return file;
}

/** Changes the tar inside the gzip. */
async function tamper(file: string, change: (tar: Buffer) => Buffer): Promise<void> {
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)))));
}

test('what goes into an archive comes out of it, whatever its length', async () => {
  const lengths = [0, 1, 511, 512, 513, 70_000];
  const file = await archive(...lengths.map((length) => textEntry(`data/${length}.txt`, 'x'.repeat(length))));
  const out = path.join(folder, 'out');
  await extractArchive(file, out);
  const read = await Promise.all(
    lengths.map((length) => readFile(path.join(out, `data/${length}.txt`), 'utf8')),
  );
  expect(read.map((text) => text.length)).toEqual(lengths);
});

test('a folder with nothing in it comes out of an archive too', async () => {
  const out = path.join(folder, 'out');
  await extractArchive(await archive(folderEntry('data/pg_notify'), textEntry('data/a.txt', 'x')), out);
  expect(await readdir(path.join(out, 'data'))).toEqual(['a.txt', 'pg_notify']);
});

test('a name longer than a tar header holds comes out whole', async () => {
  const name = `data/${'long-'.repeat(60)}é.txt`;
  const out = path.join(folder, 'out');
  await extractArchive(await archive(textEntry(name.slice(0, 250), 'x')), out);
  expect(await readdir(path.join(out, 'data'))).toEqual([path.basename(name.slice(0, 250))]);
});

/** A plain ustar archive, as versions before tar-stream wrote them: names of at most 100 bytes, no prefix, no pax. */
function earlierArchive(files: readonly { name: string; text: string }[]): Buffer {
  const blocks = files.flatMap(({ name, text }) => {
    const header = Buffer.alloc(512);
    const isFolder = name.endsWith('/');
    const fields: [string, number][] = [
      [name, 0],
      [isFolder ? '0000700' : '0000600', 100],
      ['0000000', 108],
      ['0000000', 116],
      [text.length.toString(8).padStart(11, '0'), 124],
      ['15104002040', 136],
      [' '.repeat(8), 148],
      [isFolder ? '5' : '0', 156],
      ['ustar\x0000', 257],
    ];
    for (const [value, at] of fields) header.write(value, at);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

test('an archive that an earlier version wrote is read', async () => {
  const files = [
    { name: 'data/pg_notify/', text: '' },
    { name: 'data/a.txt', text: 'whitaker' },
    { name: 'data/b.txt', text: 'x'.repeat(512) },
  ];
  const sums = files.map(({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
  const tar = earlierArchive([...files, { name: 'SHA256SUMS', text: sums.join('') }]);
  const file = path.join(folder, 'earlier.backup');
  await writeFile(file, gzipSync(tar));
  const out = path.join(folder, 'out');
  await extractArchive(file, out);
  expect(await readdir(path.join(out, 'data'))).toEqual(['a.txt', 'b.txt', 'pg_notify']);
  expect(await readFile(path.join(out, 'data/a.txt'), 'utf8')).toBe('whitaker');
});

test('an altered byte, a changed name and a missing end are noticed', async () => {
  const make = () => archive(textEntry('data/a.txt', 'whitaker'), textEntry('data/b.txt', 'petrov'));
  const out = path.join(folder, 'out');
  const cases: [(tar: Buffer) => Buffer, string][] = [
    [
      (tar) => Buffer.from(tar.toString('latin1').replace('whitaker', 'halloran'), 'latin1'),
      'its sums differ',
    ],
    [
      (tar) => Buffer.from(tar.toString('latin1').replace('data/b.txt', 'data/c.txt'), 'latin1'),
      'is no whole backup',
    ],
    [(tar) => tar.subarray(0, 700), 'is no whole backup: Unexpected end of data'],
    [(tar) => tar.subarray(0, 1024), 'ends too early'],
  ];
  for (const [change, message] of cases) {
    const file = await make();
    await tamper(file, change);
    await expect(extractArchive(file, out)).rejects.toThrow(message);
  }
});

test('an archive cannot write outside its folder', async () => {
  for (const place of ['../outside.txt', '/tmp/hand-receipt-outside.txt', 'data/../../outside.txt']) {
    const file = await archive(textEntry(place, 'x'));
    await expect(extractArchive(file, path.join(folder, 'out'))).rejects.toThrow('names a file outside');
  }
});

test('an archive cannot make links', async () => {
  const file = path.join(folder, 'link.backup');
  const tar = pack();
  tar.entry({ name: 'data/a', type: 'symlink', linkname: '/etc' });
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(file));
  await expect(extractArchive(file, path.join(folder, 'out'))).rejects.toThrow('neither a file nor a folder');
});

test('an archive that fails half-way leaves nothing behind', async () => {
  const grows: ArchiveEntry = { path: 'data/a', size: 3, read: () => [Buffer.from('four')] };
  await expect(archive(grows)).rejects.toThrow('data/a changed while it was read.');
  await expect(readFile(path.join(folder, 'some.backup'))).rejects.toThrow('ENOENT');
  await expect(readFile(path.join(folder, 'some.backup.unfinished'))).rejects.toThrow('ENOENT');
});
