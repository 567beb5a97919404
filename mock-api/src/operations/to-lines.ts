import type { OperationKey, OperationLineDto, OperationsDto } from '@hand-receipt/contracts';
import { checkedLine, sealedLine, witnessesLine } from './ledger-lines';
import type { LineState } from './line';
import { jobState, jobsLine, mailLine, searchLine, webhooksLine } from './queue-lines';
import type { Facts } from './read-facts';
import { backupLine, databaseLine, diskLine, peopleLine, processesLine, versionLine } from './server-lines';

const LINES: Record<OperationKey, [title: string, read: (facts: Facts) => LineState]> = {
  version: ['Version', versionLine],
  processes: ['Processes', processesLine],
  database: ['Database', databaseLine],
  backup: ['Last backup', backupLine],
  disk: ['Disk', diskLine],
  sealed: ['Ledger sealed', sealedLine],
  checked: ['Ledger checked', checkedLine],
  witnesses: ['Ledger witnessed', witnessesLine],
  jobs: ['Scheduled jobs', jobsLine],
  search: ['Search index', searchLine],
  mail: ['E-mail', mailLine],
  webhooks: ['Webhooks', webhooksLine],
  people: ['People signed in', peopleLine],
};

const toIso = (at: Date | string | null | undefined): string | null =>
  at instanceof Date ? at.toISOString() : (at ?? null);

function toLine(
  [key, [title, read]]: [string, (typeof LINES)[OperationKey]],
  facts: Facts,
): OperationLineDto {
  const { state, value, at, todo } = read(facts);
  return { key: key as OperationKey, title, state, value, at: toIso(at), todo: todo ?? null };
}

/** The facts as the operations page shows them. */
export function toOperations(facts: Facts): OperationsDto {
  return {
    readAt: facts.at.toISOString(),
    lines: Object.entries(LINES).map((line) => toLine(line, facts)),
    processes: facts.processes.map((one) => ({
      host: one.host,
      pid: one.pid,
      version: one.version,
      startedAt: one.started_at.toISOString(),
      seenAt: one.seen_at.toISOString(),
      alive: one.alive,
      streams: one.streams,
    })),
    jobs: facts.jobs.map((job) => ({
      job: job.name,
      state: jobState(job),
      ranAt: toIso(job.ran_at),
      dueAt: job.due_at.toISOString(),
      failure: job.failing_since && { since: job.failing_since.toISOString(), reason: job.failure ?? '' },
    })),
  };
}
