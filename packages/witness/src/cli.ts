/** `pnpm witness COMMAND --dir DIR`: remembers the checkpoints of logs, and cosigns those that keep their history. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { ED25519_COSIGNATURE, LedgerError } from '@hand-receipt/ledger';
import { generateSignerKey, nodeCosigner, nodeTools } from '@hand-receipt/ledger/node';
import { listEvidence } from './evidence';
import { FollowedLog } from './followed-log';
import { WitnessError, followLog, lockFolder, makeFolder, readKey, readLogs, rotateLog } from './folder';
import { witnessServer } from './server';
import { Witness } from './witness';

const USAGE = `pnpm witness init --dir DIR --name NAME       makes a witness, prints its verifier key
pnpm witness follow --dir DIR KEY             follows the log with this verifier key
pnpm witness rotate --dir DIR FILE            adds a log's next key, from the note in this file
pnpm witness serve --dir DIR [--host HOST] [--port PORT]
pnpm witness status --dir DIR                 what was cosigned last, and when
pnpm witness evidence --dir DIR               what was signed by a log and refused`;

const usage = (): never => {
  throw Object.assign(new WitnessError(USAGE), { exitCode: 2 });
};

/** The options, and the word that stands behind them. */
type Typed = Record<'dir' | 'host' | 'port', string> & { name?: string; word?: string };

const COMMANDS: Record<string, (typed: Typed) => Promise<unknown>> = {
  init: async ({ dir, name = usage() }) => {
    const key = generateSignerKey(name, ED25519_COSIGNATURE);
    const { verifierKey } = nodeCosigner(key);
    await makeFolder(dir, key);
    console.log(verifierKey);
  },
  follow: async ({ dir, word = usage() }) => console.log(`Following ${await followLog(dir, word)}.`),
  rotate: async ({ dir, word = usage() }) =>
    console.log(`Added the next key of ${await rotateLog(dir, await readFile(word, 'utf8'))}.`),
  serve,
  status,
  evidence: async ({ dir }) => (await listEvidence(dir)).forEach((line) => console.log(line)),
};

async function serve({ dir, host, port }: Typed): Promise<void> {
  const cosigner = await readKey(dir);
  lockFolder(dir);
  const place = { dir, tools: nodeTools, witnessKey: cosigner.verifierKey };
  const witness = new Witness(place, cosigner, () => BigInt(Math.floor(Date.now() / 1000)));
  await witness.readLogs();
  process.on('SIGHUP', () => void witness.readLogs().catch((error: Error) => console.error(error.message)));
  const server = witnessServer(witness).listen(Number(port), host);
  await once(server, 'listening');
  const { address, port: taken } = server.address() as AddressInfo;
  console.log(`${cosigner.name} is serving at http://${address}:${taken}`);
}

async function status({ dir }: Typed): Promise<void> {
  const { verifierKey: witnessKey } = await readKey(dir);
  for (const [origin, keys] of await readLogs(dir)) {
    const { remembered } = await FollowedLog.open({ dir, tools: nodeTools, witnessKey }, origin, keys);
    const time = remembered && new Date(Number(remembered.time) * 1000).toISOString();
    console.log(
      `${origin}: ${remembered ? `${remembered.checkpoint.size} events at ${time}` : 'nothing yet'}`,
    );
  }
}

async function main([name = '', ...args]: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dir: text, name: text, host: text, port: text },
  });
  const { dir = usage(), host = '127.0.0.1', port = '3201' } = values;
  await (COMMANDS[name] ?? usage)({ dir, host, port, name: values.name, word: positionals[0] });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // The operating system's errors have a code, as those of mistyped options do.
  const isKnown = error instanceof LedgerError || (error instanceof Error && 'code' in error);
  console.error(error instanceof WitnessError || isKnown ? error.message : error);
  process.exitCode = error instanceof WitnessError ? error.exitCode : 1;
});
