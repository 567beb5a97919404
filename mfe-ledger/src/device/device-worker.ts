import { startLeaves } from './leaf-thread';
import { storedMemories } from './memories';
import type { DeviceOrder } from './messages';
import { runTask } from './run-task';

/** The worker: hashing and proofs, away from the thread that draws. It answers one task and is let go. */
self.onmessage = ({ data: { task, leaves } }: MessageEvent<DeviceOrder>) => {
  void runTask(
    task,
    storedMemories,
    (answer) => self.postMessage(answer),
    () => startLeaves(leaves),
  );
};
