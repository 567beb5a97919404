import { type RouteContract, type RouteKey, routes } from '@hand-receipt/contracts/routes';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ApiDescription, describeApi } from '../../src/http/open-api/description';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { setFormats } from '../../src/kernel';
import { addressOf, fillLists } from './lists';

setFormats();

let world: World;
let ids: Record<string, string>;
let api: ApiDescription;
beforeAll(async () => {
  world = await makeWorld();
  ids = await fillLists(world);
  api = describeApi();
});

interface Response {
  headers: Record<string, { $ref: string }>;
  content?: Record<string, { schema: object }>;
}

/** A schema with what its references name in their place: none of them leads back to itself. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema)
    return whole(api.components['schemas']?.[String(schema.$ref).split('/').at(-1) ?? '']);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value)]));
}

function successOf(key: RouteKey): Response {
  const path = (key.split(' ')[1] ?? '').replace(/:(\w+)/g, '{$1}');
  const { responses } = api.paths[path]?.['get'] as { responses: Record<string, Response> };
  return responses['200'] as Response;
}

/** Reads that answer JSON of what is in the world, with one id in their path at most. */
const reads = (Object.entries(routes) as [RouteKey, RouteContract][])
  .filter(([key, { produces }]) => key.startsWith('GET') && !produces && key.split('/:').length <= 2)
  .map(([key]) => key);

const answered: string[] = [];

test.each(reads)('%s answers what its description says, with no header that it leaves out', async (key) => {
  const asked = await world.as.commander({ url: addressOf(key, ids) });
  // What Admins alone read.
  const answer = asked.statusCode === 403 ? await world.as.admin({ url: addressOf(key, ids) }) : asked;
  // A part of the path or the query that nothing fits: another test sends what does.
  if (answer.statusCode !== 200) return;
  answered.push(key);
  const { headers, content } = successOf(key);
  const validator = Compile(whole(content?.['application/json']?.schema) as TSchema);
  const errors = [...validator.Errors(answer.json())].map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  expect(errors).toEqual([]);
  const described = Object.keys(headers).map((name) => name.toLowerCase());
  const sent = Object.keys(answer.headers).filter((name) => /^(x-.*(count|cursor|total)|api-)/.test(name));
  expect(sent.filter((name) => !described.includes(name))).toEqual([]);
});

test('most reads were answered, and every list', () => {
  const wants = (key: RouteKey) => (routes[key] as { query?: { required?: string[] } }).query?.required ?? [];
  const lists = reads.filter(
    (key) =>
      'items' in routes[key].response &&
      !key.includes(':') &&
      wants(key).length === 0 &&
      // It wants one of two numbers.
      key !== 'GET /api/property-lookup',
  );
  expect(lists.filter((key) => !answered.includes(key))).toEqual([]);
  expect(answered.length).toBeGreaterThan(reads.length / 2);
});
