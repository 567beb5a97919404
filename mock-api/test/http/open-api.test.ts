import { changes } from '@hand-receipt/contracts';
import { type RouteContract, exampleOf, routes } from '@hand-receipt/contracts/routes';
import { Compile } from 'typebox/compile';
import { matrix } from '../roles/matrix';
import { type TestApp, testApp } from '../support/app';

interface Media {
  example?: unknown;
  examples?: unknown;
  schema?: { $ref?: string; examples?: unknown[] };
}
interface Operation {
  'x-changes'?: unknown;
  parameters?: {
    name: string;
    in: string;
    example?: unknown;
    schema: { example?: unknown; examples?: unknown };
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

let t: TestApp;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  t = await testApp();
  paths = (await t.inject({ url: '/api/docs/json' })).json<{ paths: typeof paths }>().paths;
});

const calls = Object.entries(routes) as [string, RouteContract][];

const operationOf = (key: string): Operation => {
  const [method = '', path = ''] = key.split(' ');
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${key} is not described.`);
  return operation;
};

/** OpenAPI 3.1 takes examples beside a schema or in it. */
const exampleIn = (media: Media | undefined) => media?.example ?? media?.schema?.examples?.[0];

/** A call that answers a file and never JSON has nothing to give an example of. */
const isNever = (schema: object) => 'not' in schema;

const PARTS = ['params', 'query', 'body', 'response'] as const;

test.each(calls)('%s has examples that its schemas take', (key, contract) => {
  for (const part of PARTS) {
    const schema = contract[part];
    if (!schema || isNever(schema)) continue;
    const example = exampleOf(schema, key);
    const validator = Compile(schema);
    expect([
      part,
      [...validator.Errors(example)].map(({ instancePath, message }) => `${instancePath} ${message}`),
    ]).toEqual([part, []]);
  }
});

test.each(calls)('%s is described with its examples and its errors', (key, contract) => {
  const operation = operationOf(key);
  const json = 'application/json';
  if (contract.body)
    expect(exampleIn(operation.requestBody?.content[json])).toEqual(exampleOf(contract.body, key));
  const success = operation.responses[String(contract.status ?? 200)];
  // A call may answer nothing but a file, which may be JSON itself.
  if (isNever(contract.response) && contract.produces === json) expect(success?.content).toBeDefined();
  else if (isNever(contract.response)) expect(success?.content).not.toHaveProperty([json]);
  else expect(exampleIn(success?.content?.[json])).toEqual(exampleOf(contract.response, key));
  if (contract.produces) expect(success?.content).toHaveProperty([contract.produces]);

  const codes = Object.keys(operation.responses);
  expect(codes).toEqual(expect.arrayContaining(['429', '500', '503']));
  if (!contract.public) expect(codes).toContain('401');
  if (contract.params || contract.query || contract.body) expect(codes).toContain('400');
  if (contract.params) expect(codes).toContain('404');
  if (!key.startsWith('GET'))
    expect(codes).toEqual(expect.arrayContaining(['403', '409', '413', '415', '507']));
  for (const [code, { description, content }] of Object.entries(operation.responses)) {
    if (code < '400') continue;
    expect([code, description]).not.toEqual([code, 'Default Response']);
    expect(content?.[json]?.schema?.$ref).toMatch(/^#\/components\/schemas\//);
  }
  const header = operation.parameters?.find(({ name }) => name.toLowerCase() === 'idempotency-key');
  expect(header !== undefined).toBe(!key.startsWith('GET') && !contract.public);
});

test.each(Object.entries(matrix))('%s is described with whatever it answers to somebody', (key, lines) => {
  const described = Object.keys(operationOf(key).responses);
  const answered = new Set(lines.flatMap(({ answers }) => answers.split(' ')));
  expect(described).toEqual(expect.arrayContaining([...answered]));
});

test('the description names the one shape of errors, and how a caller signs in', async () => {
  const { components } = (await t.inject({ url: '/api/docs/json' })).json<{
    components: { schemas: Record<string, { properties: object }>; securitySchemes: object };
  }>();
  const [error] = Object.values(components.schemas);
  expect(Object.keys(error?.properties ?? {})).toEqual([
    'error',
    'message',
    'requestId',
    'fields',
    'present',
  ]);
  expect(components.securitySchemes).toMatchObject({
    session: { in: 'cookie' },
    token: { scheme: 'bearer' },
  });
});

test('every write says which queries it changes, and no safe call says so', () => {
  const said = calls.map(([key]) => [key, operationOf(key)['x-changes']]);
  const declared: Record<string, unknown> = changes;
  expect(said).toEqual(calls.map(([key]) => [key, declared[key]]));
  const writes = calls.map(([key]) => key).filter((key) => !key.startsWith('GET'));
  expect(writes.filter((key) => !Array.isArray(declared[key]))).toEqual([]);
});
