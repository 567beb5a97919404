import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PreparedQueries } from './prepared';
import type { ErrorFields, FromWorker, QueryAnswer, Request, ToWorker, WorkerOptions } from './protocol';

/** The thread that runs the embedded database, so that a long query never holds up the server. */

interface Engine {
  pglite: PGlite;
  prepared: PreparedQueries;
}

type QueryRequest = Extract<Request, { kind: 'query' }>;

const asText = (value: string) => value;

/**
 * Values come as the `pg` driver is set up to give them: a day is text, and a count is a number. PGlite's own reader
 * of bytes takes a tenth of a millisecond for an event of the ledger. JSON is read by the server's thread: text is
 * cheaper to hand over, and this thread has enough to do.
 */
const parsers = {
  [types.BYTEA]: (value: string) => Buffer.from(value.slice('\\x'.length), 'hex'),
  [types.DATE]: asText,
  [types.INT8]: Number,
  [types.JSON]: asText,
  [types.JSONB]: asText,
};

const isJson = ({ dataTypeID }: { dataTypeID: number }) =>
  dataTypeID === types.JSON || dataTypeID === types.JSONB;

function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail, constraint, table } = error as Error & ErrorFields;
  return { message: error.message, code, detail, constraint, table };
}

async function open(options: WorkerOptions): Promise<PGlite> {
  const loadDataDir = options.dump ? new Blob([options.dump.slice()]) : undefined;
  const db = await PGlite.create({
    dataDir: options.folder ?? 'memory://',
    loadDataDir,
    parsers,
    extensions: { pg_trgm },
    // A fourth of what it would take: the system's cache has the pages too, and nothing is slower for it.
    postgresqlconf: ['shared_buffers = 32MB'],
  });
  // Pages are in memory or in the system's cache: one out of turn costs what the next one does.
  await db.exec('set random_page_cost = 1.1');
  return db;
}

/** Only the simple protocol takes several statements, as a migration has, and it takes no parameters. */
async function query(db: Engine, { sql, parameters }: QueryRequest): Promise<QueryAnswer> {
  const result =
    parameters.length > 0 ? await db.prepared.query(sql, parameters) : (await db.pglite.exec(sql)).at(-1);
  return {
    command: result?.command ?? '',
    rowCount: result?.rowCount ?? 0,
    rows: (result?.rows ?? []) as Record<string, unknown>[],
    jsonColumns: (result?.fields ?? []).filter(isJson).map(({ name }) => name),
  };
}

async function handle(db: Engine, request: Request): Promise<QueryAnswer | Uint8Array | null> {
  if (request.kind === 'query') return query(db, request);
  if (request.kind === 'dump')
    return new Uint8Array(await (await db.pglite.dumpDataDir('none')).arrayBuffer());
  await db.pglite.exec('checkpoint');
  await db.pglite.close();
  return null;
}

async function main(port: NonNullable<typeof parentPort>): Promise<void> {
  const post = (message: FromWorker) => port.postMessage(message);
  let pglite: PGlite;
  try {
    pglite = await open(workerData as WorkerOptions);
  } catch (error) {
    post({ kind: 'error', id: null, error: errorFields(error) });
    return;
  }
  const db = { pglite, prepared: new PreparedQueries(pglite) };
  pglite.onNotification((channel, payload) => post({ kind: 'notification', channel, payload }));
  // One after the other, in the order in which they came: the server counts on it.
  let done = Promise.resolve();
  port.on('message', ({ id, request }: ToWorker) => {
    done = done
      .then(() => handle(db, request))
      .then(
        (answer) => post({ kind: 'answer', id, answer }),
        (error: unknown) => post({ kind: 'error', id, error: errorFields(error) }),
      );
  });
  post({ kind: 'ready' });
}

if (parentPort) void main(parentPort);
