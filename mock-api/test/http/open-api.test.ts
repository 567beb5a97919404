import { PAGE_COUNT_HEADER, PAGE_HEADERS, changes } from '@hand-receipt/contracts';
import { type RouteContract, exampleOf, routes } from '@hand-receipt/contracts/routes';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { API_VERSION } from '../../src/http/api-version';
import { EVENT_STREAM } from '../../src/http/open-api/event-stream';
import { RESPONSE_HEADERS } from '../../src/http/open-api/headers';
import { OPERATION_IDS, derivedId } from '../../src/http/open-api/operation-id';
import { TAGS, tagOf } from '../../src/http/open-api/tags';
import { matrix } from '../roles/matrix';
import { type TestApp, testApp } from '../support/app';

interface Media {
  example?: unknown;
  schema?: { $ref?: string };
}
interface Response {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}
interface Reference {
  $ref: string;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-changes'?: unknown;
  parameters?: (Parameter | Reference)[];
  requestBody?: { description: string; content: Record<string, Media> };
  responses: Record<string, Response | Reference>;
}
interface Description {
  openapi: string;
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Record<string, unknown>>>;
}

let t: TestApp;
let api: Description;
beforeAll(async () => {
  t = await testApp();
  api = (await t.inject({ url: '/api/docs/json' })).json<Description>();
});

const calls = Object.entries(routes) as [string, RouteContract][];

const operationOf = (key: string): Operation => {
  const [method = '', path = ''] = key.split(' ');
  const operation = api.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${key} is not described.`);
  return operation;
};

/** What a reference names, or the thing itself. */
function resolve<T extends object>(thing: T | Reference): T {
  if (!('$ref' in thing)) return thing;
  const [, , kind = '', name = ''] = thing.$ref.split('/');
  const found = api.components[kind]?.[name];
  if (!found) throw new Error(`${thing.$ref} is not described.`);
  return found as T;
}

const parametersOf = (key: string) =>
  (operationOf(key).parameters ?? []).map((each) => resolve<Parameter>(each));

/** A call that answers a file and never JSON has nothing to give an example of. */
const isNever = (schema: object) => 'not' in schema;

const JSON_TYPE = 'application/json';
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
  if (contract.body)
    expect(operation.requestBody?.content[JSON_TYPE]?.example).toEqual(exampleOf(contract.body, key));
  if (contract.consumes)
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual([...contract.consumes]);
  if (operation.requestBody) expect(operation.requestBody.description).toMatch(/at most \d+ (KB|MB|files)/);
  const success = resolve<Response>(operation.responses[String(contract.status ?? 200)] ?? { $ref: '' });
  // A call may answer nothing but a file, which may be JSON itself.
  if (isNever(contract.response) && contract.produces === JSON_TYPE) expect(success.content).toBeDefined();
  else if (isNever(contract.response)) expect(success.content ?? {}).not.toHaveProperty([JSON_TYPE]);
  else expect(success.content?.[JSON_TYPE]?.example).toEqual(exampleOf(contract.response, key));
  if (contract.produces) expect(success.content).toHaveProperty([contract.produces]);

  const codes = Object.keys(operation.responses);
  expect(codes).toEqual(expect.arrayContaining(['429', '500', '503']));
  if (!contract.public) expect(codes).toContain('401');
  if (contract.params || contract.query || contract.body) expect(codes).toContain('400');
  if (contract.params) expect(codes).toContain('404');
  if (!key.startsWith('GET'))
    expect(codes).toEqual(expect.arrayContaining(['403', '409', '413', '415', '507']));
  for (const [code, response] of Object.entries(operation.responses)) {
    const { description, headers, content } = resolve(response);
    expect(description).toMatch(/\.$/);
    expect(headers).toHaveProperty(['API-Version']);
    if (code >= '400') expect(content?.[JSON_TYPE]?.schema?.$ref).toBe('#/components/schemas/Error');
    if (code === '429' || code === '503') expect(headers).toHaveProperty(['Retry-After']);
  }
  const hasKey = parametersOf(key).some(({ name }) => name === 'Idempotency-Key');
  expect(hasKey).toBe(!key.startsWith('GET') && !contract.public);
});

test.each(calls)('%s has a sentence, and each part of its path and query is a parameter', (key, contract) => {
  const { summary, description, tags } = operationOf(key);
  const rule = `summary of ${key}: a sentence that begins with a capital letter, without a full stop at its end`;
  expect([rule, summary]).toEqual([rule, expect.stringMatching(/^[A-Z].*[^.]$/s)]);
  expect(description.startsWith(`${summary}.`)).toBe(true);
  const sentences = `description of ${key}: whole sentences`;
  expect([sentences, description]).toEqual([sentences, expect.stringMatching(/[.|`]$/)]);
  expect(tags).toEqual([tagOf(key.split(' ')[1] ?? '')]);
  const named = parametersOf(key).map(({ in: place, name }) => `${place} ${name}`);
  const names = (schema: TSchema | undefined) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
  expect(named).toEqual([
    ...names(contract.params).map((name) => `path ${name}`),
    ...names(contract.query).map((name) => `query ${name}`),
    ...named.filter((name) => name.startsWith('header ')),
  ]);
});

test('each call has a name of its own; a name that is taken needs a line in OPERATION_IDS', () => {
  const byName = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, { operationId }] of Object.entries(operations)) {
      byName.set(operationId, [...(byName.get(operationId) ?? []), `${method} ${path}`]);
    }
  }
  expect([...byName].filter(([, named]) => named.length > 1)).toEqual([]);
  expect([...byName.keys()].filter((name) => !/^[a-z][a-z]+[A-Za-z0-9]*$/.test(name))).toEqual([]);
});

test('OPERATION_IDS names calls that exist, and only those whose name the rule does not give', () => {
  const known: Record<string, RouteContract> = { ...routes, [EVENT_STREAM.key]: EVENT_STREAM.contract };
  const names = Object.entries(OPERATION_IDS);
  expect(names.filter(([key]) => !(key in known)).map(([key]) => key)).toEqual([]);
  expect(names.filter(([key, name]) => known[key] && derivedId(key, known[key]) === name)).toEqual([]);
});

test('each area has a sentence: a new one needs a line in TAGS, in mock-api/src/http/open-api/tags.ts', () => {
  const areas = [...new Set(Object.keys(api.paths).map(tagOf))].sort();
  expect(areas.filter((area) => !TAGS[area])).toEqual([]);
  expect(api.tags.map(({ name }) => name)).toEqual(areas);
});

test('the description has the calls of the contract and the stream, and nothing else', () => {
  const described = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual([...Object.keys(routes), EVENT_STREAM.key].sort());
});

test.each(Object.entries(matrix))('%s is described with whatever it answers to somebody', (key, lines) => {
  const described = Object.keys(operationOf(key).responses);
  const answered = new Set(lines.flatMap(({ answers }) => answers.split(' ')));
  expect(described).toEqual(expect.arrayContaining([...answered]));
});

test('shared things have a name of their own, by which every call refers to them', () => {
  const { schemas = {} } = api.components;
  const shared = [
    'Error',
    'Notification',
    'Person',
    'Property',
    'PropertyDetails',
    'Transfer',
    'Unit',
    'User',
  ];
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(shared));
  expect(Object.keys(schemas['Error']?.['properties'] ?? {})).toEqual([
    'error',
    'message',
    'requestId',
    'fields',
    'present',
  ]);
  const success = (key: string) =>
    resolve<Response>(operationOf(key).responses['200'] ?? { $ref: '' }).content?.[JSON_TYPE]?.schema;
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(success('GET /api/property')).toEqual({ type: 'array', items: reference('Property') });
  expect(success('GET /api/property/:id')).toEqual(reference('PropertyDetails'));
  expect(success('GET /api/transfers/:id')).toEqual(reference('Transfer'));
  expect(schemas['Property']?.['properties']).toMatchObject({
    assigned_to: { anyOf: [reference('Person'), { type: 'null' }] },
  });
});

test('the description says how a caller signs in, and which scope a token needs', () => {
  expect(api.components['securitySchemes']).toMatchObject({
    session: { in: 'cookie', name: '__Host-hr_session' },
    token: { scheme: 'bearer' },
  });
  const session = { session: [] };
  expect(operationOf('GET /api/property')).toMatchObject({ security: [session, { token: ['read'] }] });
  expect(operationOf('POST /api/property')).toMatchObject({
    security: [session, { token: ['read-write'] }],
  });
  expect(operationOf('GET /api/tokens')).toMatchObject({ security: [session] });
  expect(operationOf('POST /api/auth/login')).toMatchObject({ security: [] });
});

test('the headers of lists and forms are described under the names that the server sends', () => {
  const described = Object.values(RESPONSE_HEADERS).map(({ name }) => name.toLowerCase());
  expect(described).toEqual(expect.arrayContaining([...Object.values(PAGE_HEADERS), PAGE_COUNT_HEADER]));
  const list = resolve<Response>(operationOf('GET /api/property').responses['200'] ?? { $ref: '' });
  const headers = Object.keys(list.headers ?? {}).map((name) => name.toLowerCase());
  expect(headers).toEqual(expect.arrayContaining(Object.values(PAGE_HEADERS)));
});

test('the stream is described with its events', () => {
  const { description, responses } = operationOf(EVENT_STREAM.key);
  for (const event of ['notification', 'changed', 'deactivated', 'replaced'])
    expect(description).toContain(`\`${event}\``);
  expect(
    resolve<Response>(responses['200'] ?? { $ref: '' }).content?.['text/event-stream']?.example,
  ).toContain('event: notification\n');
});

test('the version of the description is that of the API', () => {
  expect(api.openapi).toBe('3.1.0');
  expect(api.info.version).toBe(API_VERSION);
});

test('who asks for YAML gets the same description, since JSON is YAML', async () => {
  const { statusCode, body } = await t.inject({ url: '/api/docs/yaml' });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual(api);
});

test('every write says which queries it changes, and no safe call says so', () => {
  const said = calls.map(([key]) => [key, operationOf(key)['x-changes']]);
  const declared: Record<string, unknown> = changes;
  expect(said).toEqual(calls.map(([key]) => [key, declared[key]]));
  const writes = calls.map(([key]) => key).filter((key) => !key.startsWith('GET'));
  expect(writes.filter((key) => !Array.isArray(declared[key]))).toEqual([]);
});
