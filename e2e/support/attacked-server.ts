import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PORT } from './environment';
import { DEMO_PASSWORD } from './people';

export type Engine = 'pglite' | 'postgres';

/** The real product on one engine, whose operator attacks it when he is told to. */
export interface AttackedServer {
  origin: string;
  /** By its name in `mock-api/test/ledger/screen-attacks.ts`; what is there afterwards is being served. */
  attack: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

const PORT_OF: Record<Engine, number> = { pglite: PORT + 41, postgres: PORT + 42 };

/** Starts it with one commander, `halloran`, who entered three items: three events, all sealed. */
export async function startAttackedServer(engine: Engine): Promise<AttackedServer> {
  const port = PORT_OF[engine];
  const server = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'test/ledger/attacked-server.ts'],
      ...[engine, String(port), 'halloran', DEMO_PASSWORD],
    ],
    { cwd: join(__dirname, '../../mock-api'), stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const done = async (what: string) => {
    for (;;) {
      const answer = await answers.next();
      if (answer.done) throw new Error(`The attacked server ended at: ${what}.`);
      if (answer.value === 'done') return;
    }
  };
  await done('start');
  return {
    origin: `http://127.0.0.1:${port}`,
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
