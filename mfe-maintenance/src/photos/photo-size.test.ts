import { photoSize } from './photo-size';

const fileOf = (...parts: (string | number[])[]) =>
  new Blob(
    parts.map((part) =>
      Uint8Array.from(typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part),
    ),
  );
const zeros = (count: number) => Array<number>(count).fill(0);

/** The frame of a JPEG: marker, length, precision, height, width. */
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, ...zeros(30)];
const jpeg = (...segments: number[][]) => fileOf([0xff, 0xd8], ...segments);
const BLOCK = [0xff, 0xe1, 0, 10, ...zeros(8)];
const TABLE = [0xff, 0xc4, 0, 4, 0xff, 0xc0];

test.each([
  ['a JPEG behind what the camera wrote', jpeg(BLOCK, BLOCK, frame(0xc0)), 4032, 3024],
  ['a progressive JPEG behind a table', jpeg(TABLE, frame(0xc2)), 4032, 3024],
  ['a JPEG with padding before its marker', jpeg([0xff, 0xff], frame(0xc0)), 4032, 3024],
  ['a PNG', fileOf('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x21], zeros(9)), 20_000, 20_001],
  ['a WebP with loss', fileOf('RIFF\0\0\0\0WEBPVP8 ', zeros(10), [0xc0, 0x4f, 0xd0, 0x4b]), 4032, 3024],
  ['a WebP without loss', fileOf('RIFF\0\0\0\0WEBPVP8L', [0, 0, 0, 0, 0x2f, 0xbf, 0xcf, 0xf3, 0x02], zeros(8)), 4032, 3024],
  ['a WebP on a canvas', fileOf('RIFF\0\0\0\0WEBPVP8X', zeros(8), [0x1f, 0x4e, 0, 0x20, 0x4e, 0x01]), 20_000, 85_537],
])('the size of %s is read from its header', async (_, file, width, height) => {
  expect(await photoSize(file)).toEqual({ width, height });
}); // prettier-ignore

test.each([
  ['nothing', new Blob([])],
  ['a JPEG that ends in its header', jpeg(BLOCK)],
  ['a JPEG of other bytes', jpeg(zeros(40))],
  ['a JPEG of markers without end', jpeg(...Array.from({ length: 400 }, () => BLOCK))],
  ['a WebP of a kind that is not known', fileOf('RIFF\0\0\0\0WEBPVP9 ', zeros(30))],
])('the size of %s is not known', async (_, file) => {
  expect(await photoSize(file)).toBeNull();
});
