import { setTimeout } from 'node:timers/promises';
import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import type { LedgerEventDto } from '@hand-receipt/contracts/routes';
import type { Browser } from './browser';
import type { Soldier } from './office';
import { SUMMARY } from './screens';
import type { Writes } from './visit';

/** How soon after the last write every browser shall be right. */
const WITHIN_MS = 2000;
const GIVEN_UP_MS = 60_000;
/** Longer than a browser waits before its stream connects again. */
const RECONNECTED_MS = 10_000;

/** A person with their browser, and their open transfers before the rush where they were read. */
export interface Present {
  person: Soldier;
  browser: Browser;
  pendingBefore: number | undefined;
}

/** The figures that the rush changes. */
const figuresOf = (body: string) => {
  if (!body) return '';
  const { pendingTransfers, needMyDecision, signedDown, totalInventory, sensitive } = JSON.parse(
    body,
  ) as DashboardSummaryDto;
  return JSON.stringify([pendingTransfers, needMyDecision, signedDown, totalInventory, sensitive]);
};

const shownBy = (browser: Browser) => {
  const shown = browser.shown.get(SUMMARY);
  return shown ? figuresOf(shown.body) : '';
};

/** Whose open transfers are not those from before, those that they offered and those that they were offered. */
function countMisled(present: readonly Present[], answers: readonly string[], { offered }: Writes): number {
  return present.filter(({ person, pendingBefore }, index) => {
    if (pendingBefore === undefined) return false;
    const mine = offered.filter(({ from, to }) => from === person.id || to === person.id).length;
    const { pendingTransfers } = JSON.parse(answers[index] || '{}') as DashboardSummaryDto;
    return pendingTransfers !== pendingBefore + mine;
  }).length;
}

export interface Outcome {
  /** Browsers that showed the figures that the server then answered, two seconds after the last write. */
  inTime: number;
  /** Browsers that showed them in the end. */
  right: number;
  /** From the last write until the last browser got its last figures. */
  lastMs: number;
  /** People to whom the server gave a count of open transfers that the writes of the rush do not add up to. */
  misled: number;
}

/** Waits until nothing is read any more. */
async function untilIdle(present: readonly Present[]): Promise<void> {
  const until = performance.now() + GIVEN_UP_MS;
  while (performance.now() < until && present.some(({ browser }) => !browser.isIdle)) await setTimeout(100);
}

/** Browsers that show what the server answers. One whose stream is down learns of it once it has connected again. */
async function countRight(present: readonly Present[], truths: readonly string[]): Promise<number> {
  const isRight = ({ browser }: Present, index: number) =>
    truths[index] !== '' && shownBy(browser) === truths[index];
  for (let waited = 0; waited < RECONNECTED_MS && !present.every(isRight); waited += 100)
    await setTimeout(100);
  return present.filter(isRight).length;
}

/** Compares what every browser shows after the last write with what the server answers, and that with the writes. */
export async function figuresAfter(present: readonly Present[], writes: Writes): Promise<Outcome> {
  await setTimeout(Math.max(0, writes.lastAt + WITHIN_MS - performance.now()));
  const shownInTime = present.map(({ browser }) => shownBy(browser));
  await untilIdle(present);
  const answers: string[] = [];
  for (const { browser } of present) answers.push(await browser.get(SUMMARY));
  const truths = answers.map(figuresOf);
  const right = await countRight(present, truths);
  const lastMs = Math.max(
    ...present.map(({ browser }) => (browser.shown.get(SUMMARY)?.at ?? 0) - writes.lastAt),
  );
  return {
    inTime: shownInTime.filter((figures, index) => figures !== '' && figures === truths[index]).length,
    right,
    lastMs: Math.max(0, lastMs),
    misled: countMisled(present, answers, writes),
  };
}

/** Writes that were answered as done and stand in the ledger never, or more than once. */
export function compareWithLedger(events: readonly LedgerEventDto[], writes: Writes) {
  const noted = new Map<string, number>();
  for (const { eventType, itemId, details } of events) {
    const named =
      eventType === 'VERIFICATION' ? details.notes : eventType === 'TRANSFER REQUESTED' ? itemId : '';
    if (typeof named === 'string') noted.set(named, (noted.get(named) ?? 0) + 1);
  }
  const done = [...writes.verified, ...writes.offered.map(({ itemId }) => itemId)];
  return {
    done: done.length,
    lost: done.filter((name) => !noted.has(name)).length,
    doubled: done.filter((name) => (noted.get(name) ?? 0) > 1).length,
  };
}
