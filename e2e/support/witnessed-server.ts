import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnServer, startOwnServer } from './own-server';

const DEMO_WITNESSES = join(__dirname, 'demo-witnesses.mjs');

/** A server of its own with two demo witnesses, as `npm start` has them once everything is built. */
export interface WitnessedServer extends OwnServer {
  /** Text of the policy that trusts both. */
  policy: string;
}

/** @param port of each test file its own: two may run at the same time */
export async function startWitnessedServer(port: number): Promise<WitnessedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-witnesses-'));
  const made = execFileSync(process.execPath, [DEMO_WITNESSES, 'make', folder], { encoding: 'utf8' });
  const { policy, ports } = JSON.parse(made) as { policy: string; ports: number[] };
  const server = await startOwnServer(port, { WITNESS_POLICY_FILE: policy });
  const keyFile = join(server.dataDir, 'ledger/signing-key');
  const args = [DEMO_WITNESSES, 'serve', folder, keyFile, ...ports.map(String)];
  const witnesses = spawn(process.execPath, args, { stdio: 'ignore' });
  return {
    ...server,
    policy: readFileSync(policy, 'utf8'),
    stop: () => stop(server, witnesses, folder),
  };
}

async function stop(server: OwnServer, witnesses: ChildProcess, folder: string): Promise<void> {
  witnesses.kill('SIGTERM');
  await once(witnesses, 'exit');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
