import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

let compiled = null;

/**
 * Compiles the embedded database once for all files that a worker of Jest tests, and holds on to the code: V8 gives
 * it to each database thread that brings the same bytes, for as long as somebody needs it.
 */
export default class EngineEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    compiled ??= await WebAssembly.compile(readFileSync(join(engine, 'pglite.wasm')));
  }
}
