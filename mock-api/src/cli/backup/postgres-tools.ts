import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Refusal } from '../support/command';

/** The address without its password, which travels in the environment: arguments are for all to read. */
function connection(databaseUrl: string): { address: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.toString(), env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

async function run(tool: 'pg_dump' | 'pg_restore', args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(tool, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Refusal(
      `${tool} is not installed. It comes with PostgreSQL's client programs (Debian: apt install postgresql-client), ` +
        'and must be as new as the server.',
    );
  });
  if (code !== 0) throw new Refusal(`${tool} ended with ${code}:\n${(await said).trim()}`);
}

/** Writes one consistent snapshot of the database to a file; servers go on meanwhile. */
export function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  const { address, env } = connection(databaseUrl);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`];
  return run('pg_dump', args, env);
}

/** Puts a snapshot into an empty database: all of it, or nothing. */
export function restoreDatabase(databaseUrl: string, file: string): Promise<void> {
  const { address, env } = connection(databaseUrl);
  const args = [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    `--dbname=${address}`,
    file,
  ];
  return run('pg_restore', args, env);
}
