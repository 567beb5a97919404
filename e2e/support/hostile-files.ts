import { crc32, deflateSync } from 'node:zlib';
import type { ChosenFile } from './photos';

const text = (words: string) => Buffer.from(words, 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A true PNG of some ten kilobytes that unpacks to 400 million black pixels. */
function hugePng(edge = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + edge / 8) * edge))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const NOT_A_PHOTO = 'This file is not a photo. Send JPEG, PNG or WebP.';

/** Files that call themselves photos, and what is said of each. */
export const HOSTILE_FILES: { file: ChosenFile; said: string }[] = [
  {
    file: { name: 'leak.jpg', mimeType: 'image/jpeg', buffer: text('MZ\x90\0 cannot be run in DOS mode') },
    said: NOT_A_PHOTO,
  },
  {
    file: {
      name: 'seal.png',
      mimeType: 'image/png',
      buffer: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
    said: NOT_A_PHOTO,
  },
  {
    file: {
      name: 'page.webp',
      mimeType: 'image/webp',
      buffer: text('<!doctype html><script>alert(1)</script>'),
    },
    said: NOT_A_PHOTO,
  },
  {
    file: { name: 'huge.png', mimeType: 'image/png', buffer: hugePng() },
    said: 'This photo has 400 million pixels; at most 50 million are taken.',
  },
];

/** What is hidden behind a photo in a file that is both: a page with a script, and an archive that ends it. */
export const HIDDEN = Buffer.concat([text('<html><script>alert(1)</script>PK\x05\x06'), Buffer.alloc(18)]);
