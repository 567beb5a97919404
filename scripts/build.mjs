import { buildChanged } from './lib/build-units.mjs';
import { say } from './lib/workspace.mjs';

const built = await buildChanged({ all: process.argv.includes('--all') });
say(built.length ? `done: ${built.join(', ')}` : 'nothing has changed');
