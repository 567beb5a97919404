import { checkBundle } from './check-bundle';
import { checkItem } from './check-item';
import { type Bench, checkLedger } from './check-ledger';
import { checkPaper } from './check-paper';
import { checkRows } from './check-rows';
import { collectEvidence } from './collect-evidence';
import { compareNotes } from './compare-notes';
import { httpSource } from './http-source';
import type { Memories } from './memories';
import { forget } from './recall';
import type { AskedTask, DeviceAnswer, DeviceProgress, DeviceReports, DeviceTask } from './messages';

/** Steps of less than this would keep the page busy with drawing them. */
const MS_BETWEEN_STEPS = 100;

async function reportOf(task: DeviceTask, bench: Bench): Promise<DeviceReports[DeviceTask['kind']]> {
  switch (task.kind) {
    case 'ledger':
      return (await checkLedger(task.person, bench)).report;
    case 'item':
      return checkItem(task, bench);
    case 'rows':
      return checkRows(task, bench);
    case 'bundle':
      return checkBundle(task.person, bench);
    case 'compare':
      return compareNotes(task, bench);
    case 'paper':
      return checkPaper(task, bench);
    case 'evidence':
      return collectEvidence(task.person, bench);
    case 'forget':
      await forget(bench.memories, task.person);
      bench.keepCookie(null);
      return { outcomes: [] };
  }
}

/** Runs one task and tells how it goes. Whatever is thrown is a check that could not be made, never a verdict. */
export async function runTask(
  { cookie, ...task }: AskedTask,
  memories: Memories,
  tell: (answer: DeviceAnswer) => void,
): Promise<void> {
  let told = -Infinity;
  const onProgress = (progress: DeviceProgress) => {
    const now = performance.now();
    if (now - told < MS_BETWEEN_STEPS) return;
    told = now;
    tell({ progress });
  };
  try {
    let kept: { cookie?: string | null } = {};
    const keepCookie = (text: string | null) => void (kept = { cookie: text });
    const report = await reportOf(task, { source: httpSource, memories, cookie, keepCookie, onProgress });
    tell({ report, ...kept });
  } catch (error) {
    const isSentence = error instanceof Error && !(error instanceof TypeError);
    tell({ refused: isSentence ? error.message : "The server's evidence could not be read." });
  }
}
