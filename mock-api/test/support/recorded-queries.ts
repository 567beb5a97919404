import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** A database that remembers the queries that a piece of work asks of it. */
export interface RecordedDatabase {
  /** Give this one to the app. */
  database: OpenDatabase;
  /**
   * The statements that the work asks, in order; BEGIN and COMMIT are not among them. Statements that timers of the
   * app ask meanwhile are not among them either.
   */
  statementsOf(work: () => Promise<unknown>): Promise<CompiledQuery[]>;
  /**
   * Which of some tables the queries read from end to end, as the engine plans them, with the query. A query that
   * names none of the tables is not planned: there are no views. Nor is a query planned twice with the same
   * parameters, so nothing may be written between two calls.
   */
  scannedWhole(
    queries: readonly CompiledQuery[],
    tables: readonly string[],
  ): Promise<{ table: string; sql: string }[]>;
}

function* nodesOf(plan: PlanNode): Iterable<PlanNode> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

export function recordQueries(database: OpenDatabase): RecordedDatabase {
  const recording = new AsyncLocalStorage<{ node: RootOperationNode; queryId: QueryId }[]>();
  // A part of a query comes by as well; what has a result is a whole one.
  const nodes = new WeakMap<QueryId, RootOperationNode>();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      nodes.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }: PluginTransformResultArgs) {
      const node = nodes.get(queryId);
      if (node) recording.getStore()?.push({ node, queryId });
      return result;
    },
  };
  const { db } = database;

  async function explain({ sql, parameters }: CompiledQuery): Promise<PlanNode> {
    const explained = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained);
    const [row] = rows;
    if (!row) throw new Error('EXPLAIN answered nothing.');
    return row['QUERY PLAN'][0].Plan;
  }

  const plans = new Map<string, Promise<PlanNode>>();
  function plan(query: CompiledQuery): Promise<PlanNode> {
    const key = JSON.stringify([query.sql, query.parameters]);
    const known = plans.get(key) ?? explain(query);
    plans.set(key, known);
    return known;
  }

  return {
    database: {
      ...database,
      db: db.withPlugin(recorder),
      background: database.background.withPlugin(recorder),
    },
    async statementsOf(work) {
      const queries: { node: RootOperationNode; queryId: QueryId }[] = [];
      await recording.run(queries, work);
      return queries.map(({ node, queryId }) => db.getExecutor().compileQuery(node, queryId));
    },
    async scannedWhole(queries, tables) {
      const found: { table: string; sql: string }[] = [];
      for (const query of queries) {
        if (!/^\s*(select|with)\b/i.test(query.sql)) continue;
        if (!tables.some((table) => query.sql.includes(table))) continue;
        for (const step of nodesOf(await plan(query))) {
          const table = step['Relation Name'];
          if (step['Node Type'] === 'Seq Scan' && table && tables.includes(table)) {
            found.push({ table, sql: query.sql });
          }
        }
      }
      return found;
    },
  };
}
