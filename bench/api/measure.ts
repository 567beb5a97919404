import { randomBytes } from 'node:crypto';
import { median } from '../lib/figures';
import type { RunningEngine } from './engine';
import { type Figures, type Shot, load } from './load';
import type { Offer } from './offers';
import { COMMON_TERM, LISTS, searchTerm, searchUrl } from './workload';

/** The API and the bare route under the same load, in turn. */
export interface Comparison {
  name: string;
  connections: number;
  api: Figures;
  bare: Figures;
  /** Requests per second of the API to those of the bare route: the median of the pairs. */
  ratio: number;
}

export interface Effort {
  /** Of one stretch of load. */
  seconds: number;
  /** Pairs of stretches. */
  rounds: number;
}

type Side = 'api' | 'bare';

/** What one stretch of load sends, request by request, until there is no more. */
type Stretch = () => () => Shot | undefined;

const middle = (all: readonly Figures[]): Figures => {
  const of = (figure: keyof Figures) => median(all.map((figures) => figures[figure]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    count: all.reduce((sum, { count }) => sum + count, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
};

async function compare(
  name: string,
  connections: number,
  { seconds, rounds }: Effort,
  stretchOf: Record<Side, Stretch>,
): Promise<Comparison> {
  const seen: Record<Side, Figures[]> = { api: [], bare: [] };
  for (const side of ['api', 'bare'] as const) await load(connections, seconds / 4, stretchOf[side]());
  for (let round = 0; round < rounds; round += 1) {
    // The second run may find warmer caches, so the two take turns.
    for (const side of round % 2 ? (['bare', 'api'] as const) : (['api', 'bare'] as const)) {
      seen[side].push(await load(connections, seconds, stretchOf[side]()));
    }
  }
  const ratio = median(seen.api.map((api, index) => api.perSecond / (seen.bare[index]?.perSecond ?? NaN)));
  return { name, connections, api: middle(seen.api), bare: middle(seen.bare), ratio };
}

const reading = (engine: RunningEngine, path: string): Shot => ({
  method: 'GET',
  url: engine.api + path,
  headers: { cookie: engine.cookies.reader },
});

export async function compareLists(engine: RunningEngine, effort: Effort): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [index, { name, url }] of LISTS.entries()) {
    for (const connections of [1, 32]) {
      const next = {
        api: () => () => reading(engine, url),
        bare: () => () => ({ method: 'GET' as const, url: `${engine.bare}/list-${index}`, headers: {} }),
      };
      comparisons.push(await compare(name, connections, effort, next));
    }
  }
  return comparisons;
}

const APPROVING = [1, 32];

/**
 * Approvals, each of an offer of its own; the bare route gets the recorded statements with its words exchanged.
 * Every stretch has its share of the offers, and ends with them.
 */
export async function compareApprovals(engine: RunningEngine, effort: Effort): Promise<Comparison[]> {
  const { offers, sample, cookies } = engine;
  const headers = { cookie: cookies.recipient, 'sec-fetch-site': 'same-origin' };
  const share = Math.floor(offers.length / (APPROVING.length * 2 * (effort.rounds + 1)));

  const approval = ({ transferId }: Offer): Shot => {
    const url = `${engine.api}/api/transfers/${transferId}/status`;
    return { method: 'PATCH', url, headers, body: { status: 'Approved' } };
  };
  const bareApproval = (offer: Offer): Shot => {
    const words = [
      [sample.transferId, offer.transferId],
      [sample.itemId, offer.itemId],
      [sample.serial, offer.serial],
      [sample.eventId, `evt_${randomBytes(8).toString('hex')}`],
    ];
    return { method: 'POST', url: `${engine.bare}/approve`, headers: {}, body: words };
  };
  const stretch =
    (shotOf: (offer: Offer) => Shot): Stretch =>
    () => {
      const mine = offers.splice(0, share);
      return () => {
        const offer = mine.pop();
        return offer && shotOf(offer);
      };
    };

  const comparisons: Comparison[] = [];
  const stretches = { api: stretch(approval), bare: stretch(bareApproval) };
  for (const connections of APPROVING) {
    comparisons.push(await compare('approve', connections, effort, stretches));
  }
  return comparisons;
}

/** Substring search as people type it, and by a word that thousands of items have. */
export async function measureSearch(engine: RunningEngine, connections: number, seconds: number) {
  let turn = 0;
  const typed = () => reading(engine, searchUrl(searchTerm(turn++)));
  const common = () => reading(engine, searchUrl(COMMON_TERM));
  await load(connections, seconds / 4, typed);
  return {
    typed: await load(connections, seconds, typed),
    common: await load(connections, seconds, common),
  };
}

/** How soon /healthz answers while four clients search. */
export async function measureHealth(engine: RunningEngine, seconds: number): Promise<Figures> {
  let turn = 0;
  const searching = load(4, seconds, () => reading(engine, searchUrl(searchTerm(turn++))));
  const health = await load(1, seconds, () => ({ method: 'GET', url: `${engine.api}/healthz`, headers: {} }));
  await searching;
  return health;
}

/** Megabytes in use after so many requests, ten times; the first after a tenth, when everything is warm. */
export async function measureMemory(engine: RunningEngine, requests: number) {
  const samples: { requests: number; rss: number; heap: number }[] = [];
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    let left = requests / 10;
    const next = () => (left-- > 0 ? reading(engine, searchUrl(searchTerm(left))) : undefined);
    await load(32, Infinity, next);
    const { rss, heapUsed } = await engine.memory();
    samples.push({ requests: (requests / 10) * tenth, rss: rss / 1e6, heap: heapUsed / 1e6 });
  }
  return samples;
}
