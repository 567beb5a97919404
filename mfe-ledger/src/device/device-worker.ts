import { startLeaves } from './leaf-thread';
import { storedMemories } from './memories';
import type { DeviceTask } from './messages';
import { runTask } from './run-task';

/** The worker: hashing and proofs, away from the thread that draws. It answers one task and is let go. */
self.onmessage = ({ data }: MessageEvent<DeviceTask>) => {
  void runTask(data, storedMemories, (answer) => self.postMessage(answer), startLeaves);
};
