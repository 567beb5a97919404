import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** What a function of the surface's module returns. */
function call(name: string, argument: object): string[] {
  const script = `import * as surface from './scripts/lib/description-surface.mjs';
    console.log(JSON.stringify(surface.${name}(${JSON.stringify(argument)})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

const item = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    holder: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
  },
};
const description = {
  info: { version: '1.0' },
  paths: {
    '/api/items/{id}': {
      get: {
        operationId: 'getItem',
        security: [{ session: [] }, { token: ['read'] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'sort', in: 'query', schema: { enum: ['name', 'age'] } },
        ],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } } },
          404: {},
        },
      },
    },
  },
  components: { parameters: {}, headers: { ApiVersion: {} }, schemas: { Item: item } },
};
const SURFACE = [
  'version 1.0',
  'call getItem = GET /api/items/{id}',
  'call getItem answers 200 Item',
  'call getItem for session or token',
  'call getItem takes path id: string',
  'call getItem takes query sort?: "name" | "age"',
  'header ApiVersion',
  'schema Item.holder?: Person | null',
  'schema Item.id: string',
];
const CHANGELOG = '# Changes\n\n## 1.0\n\nThe first.\n';

test('the surface has a line for each call, parameter, answer, header and field', () => {
  expect(call('descriptionSurface', description)).toEqual(SURFACE);
});

const faults = (now: string[], changelog = CHANGELOG) =>
  call('surfaceFaults', { written: `${SURFACE.join('\n')}\n`, now, changelog });

test('what is added, or says something else, is only a difference to review', () => {
  expect(faults(SURFACE)).toEqual([]);
  expect(faults([...SURFACE, 'schema Item.serial: string'])).toEqual([]);
  expect(faults(SURFACE.map((line) => line.replace('"age"', '"age" | "place"')))).toEqual([]);
  expect(faults(SURFACE.map((line) => line.replace('id: string', 'id?: string')))).toEqual([]);
});

test('what is removed needs another version, and a version needs its section of the changelog', () => {
  const less = SURFACE.filter((line) => !line.startsWith('schema Item.holder'));
  expect(faults(less)).toEqual([
    expect.stringMatching(
      /still version 1\.0\. Raise API_VERSION .*\n - schema Item\.holder\?: Person \| null$/s,
    ),
  ]);
  const raised = less.map((line) => line.replace('version 1.0', 'version 2.0'));
  expect(faults(raised)).toEqual(['docs/api-changelog.md has no section "## 2.0": say what changed.']);
  expect(faults(raised, `${CHANGELOG}\n## 2.0\n\nNo holder.\n`)).toEqual([]);
});
