import { request as httpRequest } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { apiAs, ask } from './api';
import { type CounterDesk, type Item, startCounterDesk } from './counter-desk';
import { DEMO_PASSWORD } from './people';

const FIRST = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple'];
const LAST = ['ford', 'ley', 'man', 'son', 'ton', 'well', 'wood', 'worth'];
/** Accounts that are asked for from one address; an address may ask for 30 in an hour. */
const OF_ONE_ADDRESS = 25;

/** Somebody in the line at the arms room. */
export interface Soldier {
  username: string;
  id: string;
  /** Rank and last name. */
  name: string;
  /** Their own rifle, and the number of their weapon card. */
  rifle: Item;
  card: string;
}

/** An arms room with a line of people in front of it. */
export interface Morning {
  desk: CounterDesk;
  line: Soldier[];
  /** Weapons of people who are not there today. */
  others: Item[];
}

/** Asks for an account from an address of its own. */
const register = (origin: string, from: string, body: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin };
    const asked = httpRequest(
      `${origin}/api/auth/register`,
      { method: 'POST', localAddress: from, headers },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 201 ? resolve() : reject(new Error(`registration: ${answer.statusCode}`)),
        );
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify(body));
  });

interface Account {
  username: string;
  id: string;
  name: string;
}

/** Ids of the people of the company, by their last name. */
async function idsByLastName(commander: APIRequestContext): Promise<Map<string, string>> {
  const people = await ask<{ id: string; name: string }[]>(commander, 'get', '/api/users?limit=200');
  return new Map(people.map(({ id, name }) => [name.split(' ').at(-1) ?? '', id]));
}

/** Accounts of soldiers of a platoon, which a demo company activates at once, with a counter PIN. Their passwords came by no link. */
async function addSoldiers(
  { server, commander }: CounterDesk,
  count: number,
  pin: string,
): Promise<Account[]> {
  const { origin } = server;
  const names = Array.from({ length: count }, (_, index) => {
    const name = `${FIRST[Math.floor(index / LAST.length)]}${LAST[index % LAST.length]}`;
    return { username: name.toLowerCase(), lastName: name };
  });
  for (const [index, { username, lastName }] of names.entries()) {
    await register(origin, `127.0.0.${2 + Math.floor(index / OF_ONE_ADDRESS)}`, {
      username,
      email: `${username}@unit.example`,
      password: DEMO_PASSWORD,
      first_name: 'Sam',
      last_name: lastName,
      rank: 'PFC',
      unit: '2nd Platoon, B Co',
    });
  }
  const idOf = await idsByLastName(commander);
  const accounts: Account[] = [];
  for (const { username, lastName } of names) {
    const id = idOf.get(lastName) ?? '';
    const person = await apiAs(origin, username);
    await ask(person, 'put', '/api/settings/pin', { pin, password: DEMO_PASSWORD });
    await person.dispose();
    accounts.push({ username, id, name: `PFC ${lastName}` });
  }
  return accounts;
}

/** New rifles of the commander, in the stock of the arms room. */
async function addRifles({ commander, counterId }: CounterDesk, count: number): Promise<Item[]> {
  const me = await ask<{ id: string }>(commander, 'get', '/api/auth/me');
  const rifles: Item[] = [];
  for (let index = 0; index < count; index += 1) {
    rifles.push(
      await ask<Item>(commander, 'post', '/api/property', {
        name: 'M4A1 Carbine',
        serial_number: `W7${String(11003 + index * 37)}`,
        category: 'weapons',
        assigned_to_user_id: me.id,
      }),
    );
  }
  await ask(commander, 'put', `/api/counters/${counterId}/stock`, {
    add: rifles.map(({ id }, index) => ({ itemId: id, rack: `Rack ${1 + (index % 6)}` })),
  });
  return rifles;
}

/** Prints weapon cards. @returns their numbers, in the order of the people's names */
export async function printCards({ commander, counterId }: CounterDesk, items: Item[]): Promise<string[]> {
  const body = { counterId, itemIds: items.map(({ id }) => id) };
  return (await ask<{ numbers: string[] }>(commander, 'post', '/api/weapon-cards', body)).numbers;
}

/**
 * Starts a server with an arms room, people with a counter PIN, a rifle and a card each, and three rifles of people who are
 * not in the line.
 *
 * @param port of each test file its own
 */
export async function startMorning(
  port: number,
  { people, pin, settings }: { people: number; pin: string; settings?: Record<string, string> },
): Promise<Morning> {
  const desk = await startCounterDesk(port, { pin, settings });
  try {
    return await fillLine(desk, people, pin);
  } catch (error) {
    await desk.server.stop();
    throw error;
  }
}

async function fillLine(desk: CounterDesk, people: number, pin: string): Promise<Morning> {
  const soldiers = await addSoldiers(desk, people, pin);
  const rifles = await addRifles(desk, people + 3);
  const others = rifles.slice(people);
  const idOf = await idsByLastName(desk.commander);
  const absent = ['Petrov', 'Voss', 'Tanaka'].map((lastName) => idOf.get(lastName) ?? '');
  const userOf = [...soldiers.map(({ id }) => id), ...absent];
  await ask(desk.commander, 'put', `/api/counters/${desk.counterId}/authorizations`, {
    entries: rifles.map(({ id }, index) => ({ itemId: id, userId: userOf[index] })),
  });
  const line: Soldier[] = [];
  for (const [index, soldier] of soldiers.entries()) {
    const rifle = rifles[index];
    if (!rifle) throw new Error('There are too few rifles.');
    const [card = ''] = await printCards(desk, [rifle]);
    line.push({ ...soldier, rifle, card });
  }
  return { desk, line, others };
}
