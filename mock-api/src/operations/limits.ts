/** When the operations page asks for something. deploy/prometheus/alerts.yml has the same limits. */
export const LIMITS = {
  /** A backup each night, with two hours to spare. */
  backupLookMs: 26 * 60 * 60 * 1000,
  backupActMs: 3 * 24 * 60 * 60 * 1000,
  diskLookBytes: 1024 ** 3,
  /** Twice of what the server needs to write. */
  diskActBytes: 64 * 1024 ** 2,
  /** Sealing takes half a second. */
  unsealedLookMs: 10_000,
  unsealedActMs: 60_000,
  /** The server checks the whole ledger every hour. */
  checkedLookMs: 2 * 24 * 60 * 60 * 1000,
  /** Of a job's due time. Jobs run one after another. */
  jobLateMs: 5 * 60_000,
  jobFailingActMs: 60 * 60_000,
  /** A search reads the text of each event that is not indexed. */
  searchLookEvents: 5_000,
  callsWaitingLook: 20,
  /** A webhook that fails is tried again for a day. */
  webhookFailingActMs: 60 * 60_000,
  mailLookMs: 10 * 60_000,
  mailActMs: 2 * 60 * 60_000,
} as const;

/** People are signed in who used the product within this time. */
export const ACTIVE_MS = 15 * 60_000;
