/** `node scripts/api-command.mjs backup FILE`: runs a command of `mock-api/src/cli`, from a build that is up to date. */
import { join } from 'node:path';
import { runBuilt } from './lib/built-command.mjs';
import { ROOT } from './lib/workspace.mjs';

const [name, ...args] = process.argv.slice(2);
await runBuilt('mock-api', name, args, join(ROOT, 'mock-api'));
