/** `npm run build [UNIT...] [-- --all]`: builds what has changed, of everything or of the units that are named. */
import { buildChanged } from './lib/build-units.mjs';
import { say } from './lib/workspace.mjs';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const only = names.length > 0 ? names : undefined;
const built = await buildChanged({ all: args.includes('--all'), only });
say(built.length ? `done: ${built.join(', ')}` : 'nothing has changed');
