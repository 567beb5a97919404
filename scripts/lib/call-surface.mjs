import { join } from 'node:path';
import source from '../../packages/contracts/load-source.js';
import { ROOT } from './workspace.mjs';

/** Parts of a contract that a client sends, and those that it gets. */
const PARTS = { params: 'in', query: 'in', body: 'in', response: 'out' };

/** The contract as it runs: its routes, and the schemas by name that it exports. TypeBox schemas are JSON schemas. */
function loadContract() {
  return source.loadSource(join(ROOT, 'packages/contracts/src/routes/index.ts'));
}

/** Words of a schema that has no parts: `string`, or its choices. */
const wordOf = (schema) =>
  schema.enum
    ? schema.enum.map((each) => JSON.stringify(each)).join(' | ')
    : schema.const !== undefined
      ? JSON.stringify(schema.const)
      : String(schema.type ?? 'anything');

const isText = (schema) => !schema.properties && !schema.items && !schema.anyOf;

/** Writes schemas as lines. One that the contract exports by name is written once, under its name. */
class Lines {
  constructor(contract) {
    const named = Object.entries(contract).filter(([, value]) => value?.properties || value?.enum);
    this.names = new Map(named.map(([name, schema]) => [JSON.stringify(schema), name]));
    this.written = new Set();
  }

  /** A path of each property, `?` behind one that may be absent, and what stands there. */
  *of(schema, way, path) {
    const name = this.names.get(JSON.stringify(schema));
    if (name && path !== name) {
      yield `${way} ${path}: ${name}`;
      if (this.written.has(`${way} ${name}`)) return;
      this.written.add(`${way} ${name}`);
      yield* this.of(schema, way, name);
    } else if (schema.properties) {
      for (const [key, property] of Object.entries(schema.properties)) {
        const mark = schema.required?.includes(key) ? '' : '?';
        yield* this.of(property, way, `${path}.${key}${mark}`);
      }
    } else if (schema.items && !Array.isArray(schema.items)) {
      yield* this.of(schema.items, way, `${path}[]`);
    } else if (schema.anyOf) {
      yield* this.choice(schema.anyOf, way, path);
    } else {
      yield `${way} ${path}: ${wordOf(schema)}`;
    }
  }

  *choice(schemas, way, path) {
    const shapes = schemas.filter((each) => !isText(each));
    const words = schemas.filter(isText).map((each) => this.names.get(JSON.stringify(each)) ?? wordOf(each));
    yield `${way} ${path}: ${[...(shapes.length > 0 ? ['object'] : []), ...words].join(' | ')}`;
    for (const each of schemas)
      if (!isText(each) || this.names.has(JSON.stringify(each))) yield* this.of(each, way, path);
  }
}

/** A call, and the same call at the paths where it was before it moved, which still work. */
function keysOf(call, formerPaths = []) {
  const [method, path] = call.split(' ');
  const moves = formerPaths.filter(({ current }) => path === current || path.startsWith(`${current}/`));
  return [call, ...moves.map(({ former, current }) => `${method} ${former}${path.slice(current.length)}`)];
}

/**
 * The calls of the contract: a line for each, and for each property that a client sends (`in`) or gets (`out`).
 *
 * @returns {string[]}
 */
export function callSurface(contract = loadContract()) {
  const lines = new Lines(contract);
  const linesOf = (call, route) => [
    `call ${call}: exported`,
    ...Object.entries(PARTS).flatMap(([part, way]) =>
      route[part] ? [...lines.of(route[part], way, `${call} ${part}`)] : [],
    ),
  ];
  const all = Object.entries(contract.routes).flatMap(([call, route]) =>
    keysOf(call, contract.FORMER_PATHS).flatMap((key) => linesOf(key, route)),
  );
  return [...new Set(all)].sort();
}
