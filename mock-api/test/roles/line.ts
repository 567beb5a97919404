import type { RouteKey } from '@hand-receipt/contracts/routes';
import type { World } from './role-matrix-fixture';

/**
 * Whose answers a line gives, in this order. The outsider is the commander of another company: they may do
 * most at home, and must find nothing here. The others are of one company; the soldier and the squad
 * leader are of its 1st Squad. Without a session every call but the public ones answers 401, which the
 * test asks by itself.
 */
export const CALLERS = ['outsider', 'soldier', 'leader', 'supply', 'commander', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a call carries. `id` fills `:id`; another name in the path is filled from `params`. */
export interface Sent {
  id?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object;
  /** For calls that are not JSON. */
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

/** One line of the matrix: a call as six people make it, and the status that each gets. */
export interface Line {
  /** Six statuses in the order of CALLERS. */
  answers: string;
  /** On what the call is made, and whose it is. */
  on: string;
  /** Created for each caller, so that one caller's write does not conflict with another's. */
  send: (world: World, caller: Caller) => Promise<Sent> | Sent;
}

/** Lines by call: `METHOD /path` as the contract writes it. */
export type Lines = Partial<Record<RouteKey, readonly Line[]>>;

export const line = (answers: string, on: string, send: Line['send'] = () => ({})): Line => ({
  answers,
  on,
  send,
});

/** A call that answers everybody the same, of what is their own or everybody's. */
export const everybody = (status: number, on: string, send?: Line['send']): Line =>
  line(Array(CALLERS.length).fill(status).join(' '), on, send);
