import type { Transaction } from 'kysely';
import { type Actor, type UnitOfWork, unitOfWorkIn } from '../src/unit-of-work';
import type { Database } from '../src/kernel';

/** Where the demo company's acts are played: its people, its items, and the one transaction. */
export interface Stage {
  trx: Transaction<Database>;
  /** People by user name. */
  people: ReadonlyMap<string, Actor>;
  /** Ids of items by serial number. */
  items: Map<string, string>;
  /** Ids of consumables by name. */
  consumables: Map<string, string>;
  /** Does an act as somebody, at a time that is never before the act before it nor after the present. */
  as<T>(username: string, at: Date, act: (work: UnitOfWork) => Promise<T>): Promise<T>;
}

/** One thing that happened. */
export interface Act {
  at: Date;
  play(stage: Stage): Promise<void>;
}

/** Looks a name up that the demo data itself gave. */
export function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const found = map.get(name);
  if (found === undefined) throw new Error(`The demo data names '${name}', which it does not have.`);
  return found;
}

export function openStage(trx: Transaction<Database>, people: ReadonlyMap<string, Actor>, now: Date): Stage {
  let last = 0;
  return {
    trx,
    people,
    items: new Map(),
    consumables: new Map(),
    async as(username, at, act) {
      last = Math.min(now.getTime(), Math.max(last, at.getTime()));
      const work = unitOfWorkIn({ trx, actor: known(people, username), at: new Date(last) });
      const done = await act(work);
      // What comes next may read the ledger.
      await work.flushLedger();
      return done;
    },
  };
}

/** Plays acts in the order in which they happened, leaving out what is still to come. */
export async function play(stage: Stage, acts: readonly Act[], now: Date): Promise<void> {
  const past = acts.filter(({ at }) => at <= now).sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const act of past) await act.play(stage);
}

/** `HHMM` local time, so many days before `now`. */
export const daysAgo = (now: Date, days: number, hhmm: string): Date =>
  new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() - days,
    Number(hhmm.slice(0, 2)),
    Number(hhmm.slice(2)),
  );

export const minutesAgo = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** YYYY-MM-DD in local time, so many days after `now`. */
export function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
