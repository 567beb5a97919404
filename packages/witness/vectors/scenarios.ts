import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type VectorCase,
  type VectorTools,
  type WitnessFile,
  type WitnessScenario,
  type WitnessStep,
  expectSame,
} from '@hand-receipt/ledger/vectors';
import { nodeCosigner } from '@hand-receipt/ledger/node';
import { makeFolder } from '../src/folder';
import { witnessServer } from '../src/server';
import { Witness } from '../src/witness';

/** A witness that serves from a folder of its own, with a clock that says what it is told. */
class Played {
  #time = 0n;
  #server: Server | null = null;
  #dir = '';

  async start({ logs }: WitnessScenario, skey: string, { hasher, verifier }: VectorTools): Promise<void> {
    this.#dir = await mkdtemp(path.join(tmpdir(), 'witness-vectors-'));
    await makeFolder(this.#dir, skey);
    await writeFile(path.join(this.#dir, 'logs'), logs.map((key) => `log ${key}\n`).join(''));
    const cosigner = nodeCosigner(skey);
    const place = {
      dir: this.#dir,
      tools: { hasher, verifierOf: verifier },
      witnessKey: cosigner.verifierKey,
    };
    const witness = new Witness(place, cosigner, () => this.#time);
    await witness.readLogs();
    this.#server = witnessServer(witness).listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async answer({ time, request: { method, path: url, body = '', repeatLastLine = 0 } }: WitnessStep) {
    this.#time = BigInt(time);
    const last = body.slice(body.lastIndexOf('\n', body.length - 2) + 1);
    const { port } = this.#server?.address() as AddressInfo;
    const call = request({ host: '127.0.0.1', port, method, path: url });
    call.end(body + last.repeat(repeatLastLine));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = await response.toArray();
    const contentType = response.headers['content-type'] ?? '';
    return { status: response.statusCode, contentType, body: Buffer.concat(chunks).toString() };
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    await rm(this.#dir, { recursive: true });
  }
}

/** One case for each request. They are of one witness, so they must run in their order. */
export function scenarioCases({ keys, scenarios }: WitnessFile, tools: VectorTools): VectorCase[] {
  const [own] = keys.witnesses;
  return scenarios.flatMap((scenario) => {
    const played = new Played();
    return scenario.steps.map((step, at) => ({
      name: `${tools.label}: ${scenario.name}: ${step.why} (${at + 1})`,
      run: async () => {
        if (at === 0) await played.start(scenario, own?.skey ?? '', tools);
        try {
          check(step, await played.answer(step));
        } finally {
          if (at === scenario.steps.length - 1) await played.stop();
        }
      },
    }));
  });
}

function check(
  { expect }: WitnessStep,
  answer: { status?: number; contentType: string; body: string },
): void {
  expectSame(String(answer.status), String(expect.status));
  if (expect.contentType !== undefined) expectSame(answer.contentType, expect.contentType);
  if (expect.body !== undefined) expectSame(answer.body, expect.body);
}
