/** `node scripts/api-command.mjs backup FILE`: runs a command of `mock-api/src/cli`, from a build that is up to date. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './lib/build-units.mjs';
import { ROOT } from './lib/workspace.mjs';

const [name, ...args] = process.argv.slice(2);
await buildChanged({ only: ['mock-api'] });
const command = spawn(process.execPath, ['--enable-source-maps', `dist/${name}.js`, ...args], {
  cwd: join(ROOT, 'mock-api'),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => command.kill(signal));
command.on('exit', (code) => process.exit(code ?? 1));
