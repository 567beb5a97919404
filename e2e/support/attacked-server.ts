import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO_PASSWORD } from './people';

export type Engine = 'pglite' | 'postgres';

/** On which every attack is tried: the product's own, and in the nightly run PostgreSQL. The API's tests use both. */
export const ENGINES: readonly Engine[] = [process.env.E2E_ENGINE === 'postgres' ? 'postgres' : 'pglite'];

/**
 * What becomes of it: the operator attacks it (`mock-api/test/ledger/screen-attacks.ts` names the ways), or it
 * is killed and started again (`killed-server.ts`).
 */
type Fate = 'attacked-server' | 'killed-server';

/** The real product on one engine, to which something is done when the test says so. */
export interface AttackedServer {
  origin: string;
  /** By its name; what is there afterwards is being served, unless it was killed. */
  attack: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it with one commander, `halloran`, who entered three items: three events, all sealed. */
export async function startAttackedServer(
  engine: Engine,
  fate: Fate = 'attacked-server',
): Promise<AttackedServer> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', `test/ledger/${fate}.ts`, engine, 'halloran', DEMO_PASSWORD],
    { cwd: join(__dirname, '../../mock-api'), stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  /** What it said before it was done. */
  const done = async (what: string): Promise<string[]> => {
    const said: string[] = [];
    for (;;) {
      const answer = await answers.next();
      if (answer.done) throw new Error(`The attacked server ended at: ${what}.`);
      if (answer.value === 'done') return said;
      said.push(String(answer.value));
    }
  };
  const [origin = ''] = (await done('start')).slice(-1);
  return {
    origin,
    async attack(name) {
      server.stdin.write(`${name}\n`);
      await done(name);
    },
    async stop() {
      server.stdin.end();
      await ended;
    },
  };
}
