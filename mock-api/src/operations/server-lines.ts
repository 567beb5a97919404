import type { Facts } from './read-facts';
import { LIMITS } from './limits';
import { type LineState, good, look, worse } from './line';
import { bytesWords, countWords, durationWords } from './words';

const DIGEST_SHOWN = 8;

/** Which release each process runs. */
export function versionLine({ processes }: Facts): LineState {
  const alive = processes.filter((one) => one.alive);
  const releases = new Set(alive.map(({ version, release }) => `${version} ${release ?? ''}`));
  const [own] = processes;
  const value = [own?.version, own?.release?.slice(0, DIGEST_SHOWN)].filter(Boolean).join(' · ');
  if (releases.size === 1) return good(value);
  return look(
    `${value}; ${countWords(releases.size, 'release')} run at once`,
    'Replace the processes that run the older release.',
  );
}

export function processesLine({ processes, at }: Facts): LineState {
  const alive = processes.filter((one) => one.alive);
  const lost = processes.filter((one) => !one.alive);
  const [own] = alive;
  const value = `${countWords(alive.length, 'process', 'processes')}, this one up ${durationWords(
    at.getTime() - (own?.started_at.getTime() ?? 0),
  )}`;
  const [last] = lost.toSorted((a, b) => b.seen_at.getTime() - a.seen_at.getTime());
  if (!last) return good(value, { at: own?.started_at });
  return look(
    `${value}; process ${last.pid} on ${last.host} ended without stopping`,
    'Read the end of its log, and start it again if nothing else has.',
    last.seen_at,
  );
}

export function databaseLine({ engine, databaseVersion, databaseBytes, load }: Facts): LineState {
  const name = engine === 'postgres' ? 'PostgreSQL' : 'PGlite, PostgreSQL';
  const [version] = databaseVersion.split(' ');
  const value = `${name} ${version}, ${bytesWords(databaseBytes)}, ${countWords(load.busy, 'connection')} busy`;
  if (load.waiting < LIMITS.callsWaitingLook) return good(value);
  return look(
    `${value}, ${countWords(load.waiting, 'call')} waiting`,
    'If this stays, start another process, or give the database a faster machine.',
  );
}

export function backupLine({ backup: { made, failed }, isDemo, at }: Facts): LineState {
  const doIt = 'Run pnpm backup each night (docs/operations.md).';
  if (failed) {
    return worse(!made || at.getTime() - Date.parse(made.at) > LIMITS.backupLookMs)(
      `The last backup failed: ${failed.reason}`,
      'Correct the reason, then run pnpm backup again.',
      failed.at,
    );
  }
  if (!made)
    return isDemo ? good('None. This is demo data', { todo: doIt }) : worse(true)('No backup was made', doIt);
  const value = `${bytesWords(made.size)}, ${durationWords(at.getTime() - Date.parse(made.at))} ago`;
  const ageMs = at.getTime() - Date.parse(made.at);
  if (ageMs > LIMITS.backupLookMs) return worse(ageMs > LIMITS.backupActMs)(value, doIt, made.at);
  if (!made.withKey) {
    return look(
      `${value}, without the signing key`,
      'Set BACKUP_PASSPHRASE for pnpm backup, or keep a copy of the key file in a safe place.',
      made.at,
    );
  }
  return good(value, { at: made.at });
}

export function diskLine({ processes }: Facts): LineState {
  const known = processes.filter((one) => one.alive && one.disk_free !== null);
  const [fullest] = known.toSorted((a, b) => (a.disk_free ?? 0) - (b.disk_free ?? 0));
  if (!fullest) return good('The system does not say');
  const free = fullest.disk_free ?? 0;
  const of = fullest.disk_size === null ? '' : ` of ${bytesWords(fullest.disk_size)}`;
  const where = known.length > 1 ? ` on ${fullest.host}` : '';
  const value = `${bytesWords(free)} free${of}${where}`;
  if (free >= LIMITS.diskLookBytes) return good(value);
  return worse(free < LIMITS.diskActBytes)(
    value,
    'Make room on the disk of DATA_DIR. Below 32 MB the server refuses writes, and below 64 MB it does not start.',
  );
}

export function peopleLine({ people, processes }: Facts): LineState {
  const streams = processes.filter((one) => one.alive).reduce((sum, one) => sum + one.streams, 0);
  return good(
    `${countWords(people.active, 'person', 'people')} in the last 15 minutes, ${countWords(streams, 'event stream')} open`,
  );
}
