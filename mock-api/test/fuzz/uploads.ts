import type { RouteContract } from '@hand-receipt/contracts/routes';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { hostileText } from './hostile';

type Upload = Pick<InjectOptions, 'payload' | 'headers'>;

const BOUNDARY = 'fuzz-boundary';

/** One part of a form, its names as they come: quotes, line ends and all. */
const part = fc
  .record({ field: hostileText, file: fc.option(hostileText), type: hostileText, content: hostileText })
  .map(({ field, file, type, content }) => {
    const named = `content-disposition: form-data; name="${field}"`;
    const head = file === null ? named : `${named}; filename="${file}"\r\ncontent-type: ${type}`;
    return `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
  });

const form: fc.Arbitrary<Upload> = fc
  .record({ parts: fc.array(part, { maxLength: 4 }), closed: fc.boolean() })
  .map(({ parts, closed }) => ({
    payload: Buffer.from(`${parts.join('')}${closed ? `--${BOUNDARY}--\r\n` : ''}`),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }));

const table: fc.Arbitrary<Upload> = fc
  .oneof(
    fc
      .array(fc.array(hostileText, { maxLength: 6 }), { maxLength: 5 })
      .map((rows) => rows.map((row) => row.join(',')).join('\n')),
    hostileText.map((cell) => `name,serial_number\n"${cell},W1\n`),
  )
  .map((text) => ({ payload: Buffer.from(text), headers: { 'content-type': 'text/csv' } }));

const anything = (type: string): fc.Arbitrary<Upload> =>
  fc
    .uint8Array({ maxLength: 2_000 })
    .map((bytes) => ({ payload: Buffer.from(bytes), headers: { 'content-type': type } }));

/** Bodies for a call that takes an upload: forms and tables that are odd, and bytes that are neither. */
export const uploadBodies = (consumes: NonNullable<RouteContract['consumes']>): fc.Arbitrary<Upload> =>
  consumes.includes('text/csv')
    ? fc.oneof(table, ...consumes.map(anything))
    : fc.oneof(form, anything(`multipart/form-data; boundary=${BOUNDARY}`));
