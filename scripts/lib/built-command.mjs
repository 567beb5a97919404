import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './build-units.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Runs a program of a unit's build, which is brought up to date first. The signals that end a program reach it, and
 * so does the one that has it read its files again.
 */
export async function runBuilt(unit, name, args, cwd) {
  await buildChanged({ only: [unit] });
  const program = join(ROOT, unit, 'dist', `${name}.js`);
  const command = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    cwd,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
  command.on('exit', (code) => process.exit(code ?? 1));
}
