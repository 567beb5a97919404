import type { ClientReportDto } from '@hand-receipt/contracts';
import { connectionStore } from '@hand-receipt/platform';

const ADDRESS = '/api/client-reports';
/** Reports of one start of the page go together. */
const BATCH_MS = 5000;
/** Reports and characters that the contract takes. */
const MOST_REPORTS = 50;
const MOST_WORDS = 300;

/** What this page says of one release of a remote. */
type Visit = Pick<ClientReportDto, 'remote' | 'digest'>;

let waiting: ClientReportDto[] = [];
/** What was said already: a page says each thing once. */
const said = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

const keyOf = ({ digest, outcome, words = '' }: ClientReportDto) => [digest, outcome, words].join('\n');

/** Sends what waits. It never makes a page wait, and nobody learns of a failure: these are figures. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting.splice(0, MOST_REPORTS);
  if (reports.length === 0 || !connectionStore.getState().online) return;
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  navigator.sendBeacon?.(ADDRESS, body);
}

function add(report: ClientReportDto): void {
  // Without a connection everything fails, and no remote is at fault.
  if (!connectionStore.getState().online || said.has(keyOf(report))) return;
  said.add(keyOf(report));
  waiting.push(report);
  timer ??= setTimeout(flush, BATCH_MS);
}

/** A page that is left says what it still has to say. */
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

/** A remote was loaded: one visit of its release. */
export const reportLoaded = (visit: Visit): void => add({ ...visit, outcome: 'loaded' });

/**
 * A part of a remote shows that it is unavailable. Where the same visit still waits to be told as loaded, it was not.
 * @param words what went wrong, as an administrator can use it
 */
export function reportUnavailable(visit: Visit, words: string): void {
  waiting = waiting.filter(({ digest, outcome }) => digest !== visit.digest || outcome !== 'loaded');
  add({ ...visit, outcome: 'unavailable', words: words.slice(0, MOST_WORDS) });
}
