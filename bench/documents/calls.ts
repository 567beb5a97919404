import { median } from '../lib/figures';
import { unlessSmoke } from '../lib/smoke';

/** A served company and who looks at it. */
export interface Place {
  origin: string;
  token: string;
}

/** What the two screens ask of the server. */
export const CALLS: Record<string, string> = {
  'inbox, first page': '/api/documents?box=inbox&limit=50',
  'all documents, first page': '/api/documents?box=all&limit=50',
  'search of one document': '/api/documents?box=inbox&limit=50&q=number%2077',
  'search that fits a quarter': '/api/documents?box=inbox&limit=50&q=extractor',
  'search by person': '/api/documents?box=inbox&limit=50&person=baker',
  'sensitive items, first page': '/api/sensitive-items?scope=assigned&limit=100',
  'sensitive items, 500 more': '/api/sensitive-items?scope=assigned&limit=500',
  'sensitive items, summary': '/api/sensitive-items/summary',
  'sensitive items, categories': '/api/sensitive-items/categories',
  'search of one sensitive item': '/api/sensitive-items?scope=assigned&limit=100&q=0000037',
};

/** How many sensitive items the commander holds there. */
export async function countSensitive({ origin, token }: Place): Promise<number> {
  const answer = await fetch(`${origin}/api/sensitive-items?scope=assigned&limit=1`, {
    headers: { cookie: `hr_session=${token}` },
  });
  return Number(answer.headers.get('x-total-count'));
}

async function timed({ origin, token }: Place, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(origin + path, { headers: { cookie: `hr_session=${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

/** Median milliseconds of a call at each place, asked in turn, so that whatever else runs meets all alike. */
export async function medians(
  places: readonly Place[],
  path: string,
  rounds = unlessSmoke(15, 1),
): Promise<number[]> {
  const times = places.map((): number[] => []);
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, place] of places.entries()) {
      const ms = await timed(place, path);
      // The first few rounds only warm up.
      if (round >= 0) times[index]!.push(ms);
    }
  }
  return times.map(median);
}
