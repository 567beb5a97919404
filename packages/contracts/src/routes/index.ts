import type { Static, TSchema } from 'typebox';
import { authRoutes } from './auth';
import { ledgerRoutes } from './ledger';
import { propertyRoutes } from './property';
import { transferRoutes } from './transfers';
import { unitRoutes } from './unit';

export * from './common';
export * from './auth';
export * from './property';
export * from './transfers';
export * from './ledger';
export * from './unit';

/** Every call of the API, by method and path. The server validates with these; the client is typed by them. */
export const routes = {
  ...authRoutes,
  ...propertyRoutes,
  ...transferRoutes,
  ...ledgerRoutes,
  ...unitRoutes,
} as const;

export type RouteKey = keyof typeof routes;

type Part<K extends RouteKey, P extends 'params' | 'query' | 'body'> =
  (typeof routes)[K] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type RouteParams<K extends RouteKey> = Part<K, 'params'>;
export type RouteQuery<K extends RouteKey> = Part<K, 'query'>;
export type RouteBody<K extends RouteKey> = Part<K, 'body'>;
export type RouteResponse<K extends RouteKey> = Static<(typeof routes)[K]['response']>;
