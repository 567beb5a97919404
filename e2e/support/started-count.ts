import type { APIRequestContext } from '@playwright/test';
import { apiAs, ask } from './api';

/** A change of command whose count has begun. */
export interface StartedCount {
  id: string;
  /** The section with the most items. */
  section: number;
  /** The serial numbers of its lines, as the outgoing sees them. */
  serials: string[];
  /** Calls as the outgoing. */
  outgoing: APIRequestContext;
}

interface Line {
  item: { id: string; serial_number: string };
  section: number;
}

/** Opens a change of command from one of the demo company to another, ends what is in the way, and activates it. */
export async function startedCount(
  origin: string,
  { from, to }: { from: string; to: string },
): Promise<StartedCount> {
  const outgoing = await apiAs(origin, from);
  const incoming = await apiAs(origin, to);
  const idOf = async (api: APIRequestContext) => (await ask<{ id: string }>(api, 'get', '/api/auth/me')).id;
  const { id } = await ask<{ id: string }>(outgoing, 'post', '/api/successions', {
    kind: 'primary',
    fromUserId: await idOf(outgoing),
    toUserId: await idOf(incoming),
    startsOn: new Date().toISOString().slice(0, 10),
    reason: 'Orders of 18NOV2026.',
    rolesPass: false,
  });
  interface Prepare {
    prepare: { key: string; entries: { id: string; mine: boolean }[] }[];
  }
  const { prepare } = await ask<Prepare>(outgoing, 'get', `/api/successions/${id}`);
  for (const entry of prepare.find(({ key }) => key === 'transfers')?.entries ?? []) {
    if (entry.mine) await ask(outgoing, 'post', `/api/transfers/${entry.id}/cancel`);
  }
  await ask(outgoing, 'post', `/api/successions/${id}/activate`);
  const lines = await ask<Line[]>(outgoing, 'get', `/api/successions/${id}/lines?limit=500`);
  const inSection = (number: number) => lines.filter((line) => line.section === number);
  const numbers = [...new Set(lines.map((line) => line.section))];
  const [section = 0] = numbers.sort((one, other) => inSection(other).length - inSection(one).length);
  return { id, section, serials: inSection(section).map(({ item }) => item.serial_number), outgoing };
}
