import { sql } from 'kysely';
import { importsOf } from '../property/imports';
import { addUser } from '../support/app';
import { type CountedCompany, countedCompany } from './missing-fixture';

type Send = CountedCompany['as']['brandt'];

const serialOf = (line: number) => `M${200_000 + line * 7}`;

/** People who count the same weapons of an unassigned stock, all at once. */
export interface ManyCounters {
  company: CountedCompany;
  /** Everybody reads these lines, each from another place of the list on. @returns how many answers there were of each kind. */
  read(lines: readonly number[], people?: readonly number[]): Promise<Record<string, number>>;
  /** Rows and events of the reads of the count. */
  written(): Promise<{ lines: number; rows: number; events: number }>;
  close(): Promise<{ counted: number; expected: number }>;
}

/** Enters weapons, and opens one count of all of them by so many people. */
export async function manyCounters(people: number, lines: number): Promise<ManyCounters> {
  const company = await countedCompany();
  const { database, calls } = company;
  const counters: { id: string; send: Send }[] = [];
  for (let number = 1; number <= people; number += 1) {
    const username = `counter${number}`;
    const id = await addUser(database, { username, last_name: `Counter${number}`, unit_id: 'B-1' });
    counters.push({ id, send: await company.signIn(username) });
  }
  const imports = importsOf(company);
  const rows = Array.from({ length: lines }, (_, line) => `M17 Pistol,${serialOf(line)},weapons`);
  const { id: importId } = await imports.preview('brandt', ['Name,Serial Number,Category', ...rows]);
  await imports.confirm('brandt', importId);
  const { written } = await imports.entered('brandt', importId);
  if (written !== lines) throw new Error(`${written} of ${lines} weapons were entered.`);
  const { id } = await calls.ok('halloran', 'POST /api/inventories', {
    body: { unitId: 'B', counterIds: counters.map((counter) => counter.id) },
  });

  async function readBy(send: Send, order: readonly number[], answers: Record<string, number>) {
    for (const line of order) {
      const url = `/api/inventories/${id}/scans`;
      const answer = await send({ method: 'POST', url, body: { code: serialOf(line) } });
      const kind = answer.statusCode === 200 ? answer.json<{ result: string }>().result : answer.body;
      answers[kind] = (answers[kind] ?? 0) + 1;
    }
  }

  return {
    company,
    async read(all, who = counters.map((_, number) => number)) {
      const answers: Record<string, number> = {};
      const sent = who.flatMap((number, place) => {
        const counter = counters[number];
        const from = Math.floor((place * all.length) / who.length);
        return counter ? [readBy(counter.send, [...all.slice(from), ...all.slice(0, from)], answers)] : [];
      });
      await Promise.all(sent);
      return answers;
    },
    async written() {
      const { rows: found } = await sql<{ lines: number; rows: number; events: number }>`
        select count(distinct verification.item_id)::int as lines, count(*)::int as rows,
          (select count(*)::int from ledger_event where event_type = 'VERIFICATION'
            and convert_from(body, 'UTF8') like ${`%"inventoryId":"${id}"%`}) as events
        from verification where inventory_id = ${id}`.execute(database.db);
      return found[0] ?? { lines: 0, rows: 0, events: 0 };
    },
    async close() {
      const { progress } = await company.close('halloran', id);
      return { counted: progress.counted, expected: progress.expected };
    },
  };
}
