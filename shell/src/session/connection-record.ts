import { connectionStore } from '@hand-receipt/platform';
import { useSyncExternalStore } from 'react';

const KEY = 'handreceipt.connectionRecord';
const LOOK_EVERY_MS = 10_000;
/** A computer that slept measured nothing; a tab in the background looks once a minute. */
const LONGEST_LOOK_MS = 120_000;
/** Syncs whose durations are kept. */
const SYNCS = 10;

/** What this device has measured of its connection. */
export interface ConnectionRecord {
  onlineMs: number;
  offlineMs: number;
  /** How long the last syncs took, newest first. */
  syncsMs: number[];
}

const NONE: ConnectionRecord = { onlineMs: 0, offlineMs: 0, syncsMs: [] };
const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Text that is no record is none. */
function parse(raw: string | null): ConnectionRecord {
  try {
    const { onlineMs, offlineMs, syncsMs } = JSON.parse(raw ?? '{}') as Partial<ConnectionRecord>;
    return {
      onlineMs: isDuration(onlineMs) ? onlineMs : 0,
      offlineMs: isDuration(offlineMs) ? offlineMs : 0,
      syncsMs: Array.isArray(syncsMs) ? syncsMs.filter(isDuration).slice(0, SYNCS) : [],
    };
  } catch {
    return NONE;
  }
}

const listeners = new Set<() => void>();
let last: { raw: string | null; record: ConnectionRecord } = { raw: null, record: NONE };

function read(): ConnectionRecord {
  let raw: string | null = null;
  try {
    raw = localStorage.getItem(KEY);
  } catch {
    // Without storage nothing is kept.
  }
  if (raw !== last.raw) last = { raw, record: parse(raw) };
  return last.record;
}

function change(to: (record: ConnectionRecord) => ConnectionRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(to(read())));
  } catch {
    // A measurement that cannot be kept is lost.
  }
  for (const listener of listeners) listener();
}

/** Keeps how long a sync took. */
export const noteSync = (ms: number): void =>
  change((record) => ({ ...record, syncsMs: [Math.round(ms), ...record.syncsMs].slice(0, SYNCS) }));

/** Measures for how long the server is heard, and for how long it is not. @returns stops measuring */
export function measureConnection(): () => void {
  let since = Date.now();
  let online = connectionStore.getState().online;
  const look = () => {
    const ms = Date.now() - since;
    const field = online ? 'onlineMs' : 'offlineMs';
    since = Date.now();
    online = connectionStore.getState().online;
    if (ms > 0 && ms <= LONGEST_LOOK_MS) change((record) => ({ ...record, [field]: record[field] + ms }));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = connectionStore.subscribe((now, before) => {
    if (now.online !== before.online) look();
  });
  return () => {
    look();
    stop();
    clearInterval(timer);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useConnectionRecord = (): ConnectionRecord => useSyncExternalStore(subscribe, read);

/** Starts all measurements again. */
export const forgetMeasurements = (): void => change(() => NONE);
