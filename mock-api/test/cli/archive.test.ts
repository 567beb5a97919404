import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extractArchive } from '../../src/cli/archive/read';
import { readHeader, writeHeader } from '../../src/cli/archive/tar-header';
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

test('a file of more than 8 GiB keeps its size', () => {
  const header = { path: 'data/large', size: 9 * 2 ** 30 + 7 };
  expect(readHeader(writeHeader(header, AT))).toEqual(header);
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
      'no tar header',
    ],
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

test('an archive that fails half-way leaves nothing behind', async () => {
  const grows: ArchiveEntry = { path: 'data/a', size: 3, read: () => [Buffer.from('four')] };
  await expect(archive(grows)).rejects.toThrow('data/a changed while it was read.');
  await expect(readFile(path.join(folder, 'some.backup'))).rejects.toThrow('ENOENT');
  await expect(readFile(path.join(folder, 'some.backup.unfinished'))).rejects.toThrow('ENOENT');
});
