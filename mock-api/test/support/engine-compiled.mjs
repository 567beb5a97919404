import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/**
 * Compiles the embedded database once for all files that this process tests, and holds on to it: V8 gives each
 * file's database thread the code that it has of the same bytes, for as long as somebody needs it.
 */
export default async function compileEngine() {
  globalThis.embeddedEngine ??= await WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
}
