import { Agent } from 'node:http';
import type { DirectoryUserDto, LedgerEventDto, UserDetailsDto } from '@hand-receipt/contracts/routes';
import { type Answer, send } from '../brigade/http';
import { signIn } from '../brigade/people';

/** Somebody who comes in the rush. */
export interface Soldier {
  id: string;
  username: string;
  unitId: string;
}

/** What the brigade's Admin reads before and after the rush: who there is, and what the ledger says. */
export class Office {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  #cookie = '';

  constructor(readonly origin: string) {}

  async open(): Promise<void> {
    this.#cookie = await signIn(this.#agent, this.origin, 'admin');
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Active people who stand in a unit, the first so many by the number of their account. */
  async people(count: number): Promise<Soldier[]> {
    const ids = (await this.#pages<DirectoryUserDto>('/api/users?status=Active&limit=500')).map(
      ({ id }) => id,
    );
    const chosen = ids.sort((a, b) => a.localeCompare(b)).slice(0, count);
    return Promise.all(
      chosen.map(async (id) => {
        const { username, unitId } = JSON.parse((await this.#get(`/api/users/${id}`)).body) as UserDetailsDto;
        return { id, username: username ?? '', unitId: unitId ?? '' };
      }),
    );
  }

  async ledgerSize(): Promise<number> {
    const { headers } = await this.#get('/api/ledger/history?limit=1');
    return Number(headers['x-total-count']);
  }

  /** What the ledger has from a place on, newest first. */
  eventsFrom(seq: number): Promise<LedgerEventDto[]> {
    return this.#pages<LedgerEventDto>('/api/ledger/history?limit=500', (event) => event.seq >= seq);
  }

  async #get(path: string): Promise<Answer> {
    const answer = await send(this.#agent, {
      method: 'GET',
      url: this.origin + path,
      headers: { cookie: this.#cookie },
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    return answer;
  }

  /** The rows of every page, as long as they are wanted. */
  async #pages<T>(path: string, isWanted: (row: T) => boolean = () => true): Promise<T[]> {
    const rows: T[] = [];
    let cursor = '';
    do {
      const { body, headers } = await this.#get(path + cursor);
      const page = JSON.parse(body) as T[];
      rows.push(...page.filter(isWanted));
      const next = page.every(isWanted) ? headers['x-next-cursor'] : undefined;
      cursor = typeof next === 'string' ? `&cursor=${encodeURIComponent(next)}` : '';
    } while (cursor);
    return rows;
  }
}
