import { useSyncExternalStore } from 'react';

const KEY = 'handreceipt.securityLog';
/** The oldest lines make room. */
const LINES = 100;

/** One line of what was done on this device about a person's security. */
export interface SecurityLine {
  userId: string;
  /** Epoch milliseconds. */
  at: number;
  text: string;
}

const isLine = (value: unknown): value is SecurityLine => {
  const line = value as SecurityLine | null;
  return (
    typeof line === 'object' &&
    line !== null &&
    typeof line.userId === 'string' &&
    typeof line.text === 'string' &&
    Number.isFinite(line.at)
  );
};

const listeners = new Set<() => void>();
let read: { raw: string | null; lines: SecurityLine[] } = { raw: null, lines: [] };

/** Text that is no log is none; lines that are no lines are left out. */
function parse(raw: string | null): SecurityLine[] {
  try {
    const value: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    return [];
  }
}

function lines(): SecurityLine[] {
  let raw: string | null = null;
  try {
    raw = localStorage.getItem(KEY);
  } catch {
    // Without storage there is no log.
  }
  if (raw !== read.raw) read = { raw, lines: parse(raw) };
  return read.lines;
}

function write(next: SecurityLine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch (error) {
    console.warn('The security log could not be kept on this device', error);
  }
  for (const listener of listeners) listener();
}

/** Adds a line to the log of this device. */
export const noteSecurity = (userId: string, text: string): void =>
  write([{ userId, at: Date.now(), text }, ...lines()].slice(0, LINES));

/** Takes a person's lines out of the log; those of others stay theirs. */
export const clearSecurityLog = (userId: string): void =>
  write(lines().filter((line) => line.userId !== userId));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A person's lines, newest first. */
export const useSecurityLog = (userId: string): SecurityLine[] =>
  useSyncExternalStore(subscribe, lines).filter((line) => line.userId === userId);
