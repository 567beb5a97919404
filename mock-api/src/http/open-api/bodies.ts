import { IMPORT_LIMITS, UPLOADS } from '@hand-receipt/contracts';
import { type RouteContract, exampleOf } from '@hand-receipt/contracts/routes';
import { bodyLimit } from '../body-limit';
import type { JsonSchema, NamedSchemas } from './named-schemas';

const MIB = 1024 * 1024;
const FORM = 'multipart/form-data';
const FILE = { type: 'string', format: 'binary' };

const kilobytes = (bytes: number) => `${Math.max(1, Math.floor(bytes / 1024))} KB`;

/** What is sent where it is not JSON: files in a form, or one file as it is. */
function fileBody(types: readonly string[]): JsonSchema {
  if (types.includes(FORM)) {
    const files = { type: 'array', items: FILE, minItems: 1, maxItems: UPLOADS.photos };
    const schema = { type: 'object', properties: { files }, required: ['files'] };
    return {
      description: `Each file is a part of the form; the name of the part does not matter. At most ${UPLOADS.photos} files, a photo of at most ${UPLOADS.photoBytes / MIB} MB, a PDF of at most ${UPLOADS.pdfBytes / MIB} MB, and ${UPLOADS.dailyBytes / MIB} MB of one person in 24 hours.`,
      required: true,
      content: { [FORM]: { schema } },
    };
  }
  return {
    description: `The file as it is, of at most ${IMPORT_LIMITS.bytes / MIB} MB and ${IMPORT_LIMITS.rows} rows. What it is, is read from its bytes.`,
    required: true,
    content: Object.fromEntries(types.map((type) => [type, { schema: FILE }])),
  };
}

/** The body of a call, with how long it may be; none where the call takes none. */
export function requestBodyOf(
  key: string,
  contract: RouteContract,
  schemas: NamedSchemas,
): JsonSchema | null {
  const { body, consumes } = contract;
  if (consumes) return fileBody(consumes);
  if (!body) return null;
  return {
    description: `JSON of at most ${kilobytes(bodyLimit(body))}.`,
    required: !('~optional' in body),
    content: { 'application/json': { schema: schemas.refer(body), example: exampleOf(body, key) } },
  };
}

const MEANING_OF_STATUS: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; it waits for somebody else.',
  204: 'Done. There is no body.',
};

/** What a call answers when it succeeds: JSON, and a file where the contract says that it makes one, or that alone. */
export function successOf(
  key: string,
  { response, produces }: RouteContract,
  { status, schemas, example }: { status: number; schemas: NamedSchemas; example?: string },
): JsonSchema {
  const json = !('not' in response) && {
    'application/json': { schema: schemas.refer(response), example: exampleOf(response, key) },
  };
  const file = produces && {
    [produces]: example === undefined ? { schema: FILE } : { schema: { type: 'string' }, example },
  };
  const content = { ...file, ...json };
  return {
    description: MEANING_OF_STATUS[status] ?? 'Done.',
    ...(status !== 204 && Object.keys(content).length > 0 && { content }),
  };
}
