import type { ConnectionRecord } from '../../session/connection-record';

const MINUTE_MS = 60_000;

/** Share of the measured time in which the server was heard: '98.7%'; null where nothing was measured. */
export function uptime({ onlineMs, offlineMs }: ConnectionRecord): string | null {
  const measured = onlineMs + offlineMs;
  return measured > 0 ? `${((onlineMs / measured) * 100).toFixed(1)}%` : null;
}

/** The mean of the last syncs: '1.2s'; null before the first. */
export function meanSync({ syncsMs }: ConnectionRecord): string | null {
  if (syncsMs.length === 0) return null;
  const mean = syncsMs.reduce((sum, ms) => sum + ms, 0) / syncsMs.length;
  return `${(mean / 1000).toFixed(1)}s`;
}

/** How long ago a time was, in its largest whole unit: '36m', '5h', '2d'; null where there is none. */
export function age(time: string | null, now: number): string | null {
  if (time === null) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / MINUTE_MS));
  if (minutes < 60) return `${minutes}m`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h` : `${Math.floor(hours / 24)}d`;
}
