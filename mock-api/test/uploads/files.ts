import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file as a form sends it. */
export interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
  field?: string;
}

const BOUNDARY = 'a-boundary-that-is-in-no-file';

/** A multipart request that sends these files. */
export function formOf(...files: SentFile[]) {
  const parts = files.flatMap(({ bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'photo' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** A picture of one color, of which no two are the same file. */
export const picture = (color: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const jpeg = (color: string): Promise<Buffer> => picture(color).jpeg().toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A true PNG of black and white that unpacks to `width * height` pixels. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An empty ZIP, which is read from its end whatever stands before it. */
export const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
