import fastify, { type FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';

/** What of a recorded statement's parameters is exchanged for each request: recorded words by new ones. */
export type Exchange = readonly (readonly [recorded: string, now: string])[];

const exchanged = ({ sql, parameters }: CompiledQuery, words: Exchange): CompiledQuery =>
  CompiledQuery.raw(
    sql,
    parameters.map((value) =>
      typeof value === 'string'
        ? words.reduce((text, [recorded, now]) => text.replaceAll(recorded, now), value)
        : value,
    ),
  );

/** The rows of a read, as JSON; nothing is checked, shaped or left out. */
export function bareRead(
  app: FastifyInstance,
  { db }: OpenDatabase,
  url: string,
  statements: CompiledQuery[],
) {
  app.get(url, async () => {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await db.executeQuery(statement));
    return rows;
  });
}

/** A write in one transaction; what it is about comes in the body. */
export function bareWrite(
  app: FastifyInstance,
  { db }: OpenDatabase,
  url: string,
  statements: CompiledQuery[],
) {
  app.post<{ Body: Exchange }>(url, ({ body }) =>
    db.transaction().execute(async (trx) => {
      let rows: unknown[] = [];
      for (const statement of statements) ({ rows } = await trx.executeQuery(exchanged(statement, body)));
      return rows;
    }),
  );
}

/** A Fastify with nothing around its routes: what the API is measured against, on the same database. */
export const bareServer = (): FastifyInstance => fastify();
