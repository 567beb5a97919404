import { askDevice } from '../../mfe-ledger/src/device/ask-device';

interface Outcome {
  events: number;
  ms: number;
}

/** A new worker that hashes bare. */
const bare = (): Promise<Outcome> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./bare-worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(null);
  });

/** "Check Every Event Here" as the screen does it, with its progress drawn, and every frame's length meanwhile. */
async function check(): Promise<Outcome & { frames: number[]; steps: number }> {
  const frames: number[] = [];
  let steps = 0;
  let running = true;
  let before = await new Promise<number>(requestAnimationFrame);
  const watch = (now: number) => {
    frames.push(now - before);
    before = now;
    if (running) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const started = performance.now();
  const report = await askDevice(
    { kind: 'bundle', person: 'bench' },
    {
      onProgress: ({ checked }) => {
        steps += 1;
        document.body.textContent = `${checked} checked`;
      },
    },
  );
  running = false;
  if (!report.verified) throw new Error('The ledger did not verify.');
  return { events: report.size, ms: performance.now() - started, frames, steps };
}

Object.assign(globalThis, { benchLedger: { bare, check } });
