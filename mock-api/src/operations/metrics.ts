import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { type Facts, readFacts } from './read-facts';

/** A scrape does not wait longer for the database. */
const LIMIT_MS = 2_000;

function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database is late.')), LIMIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const seconds = (at: string | Date): number => new Date(at).getTime() / 1000;
const ageSeconds = (at: Date, since: Date | null | undefined): number =>
  since ? Math.max(0, (at.getTime() - since.getTime()) / 1000) : 0;

/** What each metric says; null leaves it out. */
const METRICS: Record<string, { help: string; read: (facts: Facts) => number | null }> = {
  processes: {
    help: 'Processes that serve this database.',
    read: ({ processes }) => processes.filter((one) => one.alive).length,
  },
  processes_lost: {
    help: 'Processes that ended without stopping in the last hour.',
    read: ({ processes }) => processes.filter((one) => !one.alive).length,
  },
  releases_running: {
    help: 'Different releases among the processes.',
    read: ({ processes }) =>
      new Set(processes.filter((one) => one.alive).map((one) => `${one.version} ${one.release}`)).size,
  },
  database_size_bytes: { help: 'Size of the database.', read: ({ databaseBytes }) => databaseBytes },
  backup_made_timestamp_seconds: {
    help: 'When the last complete backup was made. Missing before the first.',
    read: ({ backup }) => backup.made && seconds(backup.made.at),
  },
  backup_size_bytes: {
    help: 'Size of the last complete backup.',
    read: ({ backup }) => backup.made && backup.made.size,
  },
  backup_with_key: {
    help: '1 where the last complete backup has the signing key, else 0.',
    read: ({ backup }) => backup.made && Number(backup.made.withKey),
  },
  backup_failed: {
    help: '1 where the newest attempt to make a backup failed, else 0.',
    read: ({ backup }) => Number(backup.failed !== null),
  },
  disk_free_bytes: {
    help: 'Bytes free on the disk of DATA_DIR of this process.',
    read: ({ processes: [own] }) => own?.disk_free ?? null,
  },
  disk_size_bytes: {
    help: 'Bytes of the disk of DATA_DIR of this process.',
    read: ({ processes: [own] }) => own?.disk_size ?? null,
  },
  ledger_unsealed_age_seconds: {
    help: 'For how long the oldest event without a signed checkpoint has waited.',
    read: ({ unsealed, at }) => ageSeconds(at, unsealed?.since),
  },
  ledger_signs: {
    help: '1 where this process signs checkpoints, else 0.',
    read: ({ sealerWaits }) => Number(sealerWaits === null),
  },
  ledger_witness_problems: {
    help: 'Things that the witnesses hold against the ledger, and witnesses that are silent.',
    read: ({ witnessProblems }) => witnessProblems.length,
  },
  search_index_waiting_events: {
    help: 'Events of the ledger that are not in the search index.',
    read: ({ notIndexed }) => notIndexed,
  },
  mail_waiting: { help: 'Notifications that wait to be sent by e-mail.', read: ({ mail }) => mail.waiting },
  mail_oldest_retry_age_seconds: {
    help: 'Age of the oldest notification that could not be sent by e-mail and is tried again.',
    read: ({ mail, at }) => ageSeconds(at, mail.oldest),
  },
  people_active: {
    help: 'People who used the product in the last 15 minutes.',
    read: ({ people }) => people.active,
  },
  sessions_active: {
    help: 'Sessions that were used in the last 15 minutes.',
    read: ({ people }) => people.sessions,
  },
};

/** A metric with labels: its lines, as labels and value. */
interface LabelledMetric {
  help: string;
  labelNames: string[];
  read: (facts: Facts) => [labels: Record<string, string>, value: number][];
}

const LABELLED: Record<string, LabelledMetric> = {
  build_info: {
    help: 'Always 1. The labels name the product and its release.',
    labelNames: ['version', 'release'],
    read: ({ processes: [own] }) => (own ? [[{ version: own.version, release: own.release ?? '' }, 1]] : []),
  },
  mail_dropped: {
    help: 'Notifications that were not sent by e-mail in the last week, by reason.',
    labelNames: ['reason'],
    read: ({ mail }) => [
      [{ reason: 'late' }, mail.late],
      [{ reason: 'refused' }, mail.refused],
    ],
  },
  job_failing_seconds: {
    help: 'For how long every run of a scheduled job has failed; 0 where its last run succeeded.',
    labelNames: ['job'],
    read: ({ jobs }) => jobs.map(({ name, failingMs }) => [{ job: name }, (failingMs ?? 0) / 1000]),
  },
  job_late_seconds: {
    help: 'For how long a scheduled job has been due.',
    labelNames: ['job'],
    read: ({ jobs }) => jobs.map(({ name, lateMs }) => [{ job: name }, Math.max(0, lateMs / 1000)]),
  },
};

/** Adds what the operations page says to /metrics. All of it is absent while the database is away. */
export function measureOperations(app: FastifyInstance): void {
  // One reading answers all metrics of a scrape.
  let asked: Promise<Facts | null> | null = null;
  const ask = () => {
    asked ??= within(readFacts(app, app.database.db))
      .catch(() => null)
      .finally(() => (asked = null));
    return asked;
  };
  const registers = [app.metrics];
  for (const [name, { help, read }] of Object.entries(METRICS)) {
    new Gauge({
      name: `hand_receipt_${name}`,
      help,
      registers,
      async collect() {
        const facts = await ask();
        const value = facts && read(facts);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
  for (const [name, { help, labelNames, read }] of Object.entries(LABELLED)) {
    new Gauge({
      name: `hand_receipt_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        const facts = await ask();
        this.reset();
        for (const [labels, value] of facts ? read(facts) : []) this.set(labels, value);
      },
    });
  }
}
