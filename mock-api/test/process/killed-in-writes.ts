import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PropertyDto, VerificationDto } from '@hand-receipt/contracts/routes';
import { type RemoteClient, signIn } from './client';
import { startServer } from './server-process';
import { type Write, tryWrite, writesOf } from './writes';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Writes by several at once until so many are acknowledged, then kills the server in the middle of the rest. */
async function writeAndKill(kill: () => void, client: RemoteClient, base: string, writes: readonly Write[]) {
  const waiting = [...writes];
  const acknowledged: Write[] = [];
  const worker = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      if (!(await tryWrite(client, base, write))) return;
      acknowledged.push(write);
      if (acknowledged.length === writes.length / 2) kill();
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return acknowledged;
}

/**
 * Starts a server on an embedded database of its own and kills it in the middle of writes, again and again; expects
 * that none of what it acknowledged is lost, and that what it did not is done once when it is asked again.
 */
export async function expectNothingLost(kills: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-kill-'));
  folders.push(dataDir);
  const acknowledged: Write[] = [];
  const unsure: Write[] = [];
  let client: RemoteClient | null = null;
  for (let round = 0; round < kills; round++) {
    const server = startServer({ DATA_DIR: dataDir });
    const base = await server.ready;
    client ??= await signIn(base, 'brandt', 'demo-0600');
    const writes = writesOf(`KILL-${round}`, 24);
    const kept = await writeAndKill(() => server.child.kill('SIGKILL'), client, base, writes);
    expect(await server.exit).toBe('SIGKILL');
    acknowledged.push(...kept);
    unsure.push(...writes.filter((write) => !kept.includes(write)));
  }

  const server = startServer({ DATA_DIR: dataDir });
  const base = await server.ready;
  if (!client) throw new Error('nobody signed in');
  // The same request with the same key again: whatever became of it, now it is done, and once.
  for (const write of unsure) expect(await tryWrite(client, base, write)).toBe(true);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 12);

  const found = (await (
    await client.send(base, 'GET', '/api/property?scope=visible&q=KILL-&limit=500')
  ).json()) as PropertyDto[];
  const serials = found.map(({ serial_number }) => serial_number).sort();
  expect(serials).toEqual([...acknowledged, ...unsure].map(({ serial }) => serial).sort());
  const verification = (await (
    await client.send(base, 'GET', '/api/verification/database')
  ).json()) as VerificationDto;
  expect(verification.findings).toEqual([]);
  expect(verification.is_verified).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
}
