import { storedMemories } from './memories';
import type { AskedTask } from './messages';
import { runTask } from './run-task';

/** The worker, so that hashing and proofs do not block the page. It runs one task and is terminated. */
self.onmessage = ({ data: task }: MessageEvent<AskedTask>) => {
  void runTask(task, storedMemories, (answer) => self.postMessage(answer));
};
