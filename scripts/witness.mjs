/** `node scripts/witness.mjs witness|vectors ...`: runs a program of `packages/witness` from where it was typed. */
import { runBuilt } from './lib/built-command.mjs';

const [name, ...args] = process.argv.slice(2);
const typed = args.filter((arg) => arg !== '--');
await runBuilt('packages/witness', name, typed, process.env.INIT_CWD ?? process.cwd());
