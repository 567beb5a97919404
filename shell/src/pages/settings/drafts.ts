import type { Settings, SettingsSection } from '@hand-receipt/contracts';
import { useSyncExternalStore } from 'react';

export interface Contact {
  email: string;
  phone: string;
}

type SectionDrafts = { [S in SettingsSection]?: Partial<Settings[S]> };

/** What a person has changed in Settings and not saved. */
export type Drafts = SectionDrafts & { contact?: Contact };

/** Kept while the page is open, so that a look at another tab or section loses nothing. */
let kept: { owner: string; drafts: Drafts } = { owner: '', drafts: {} };
const NONE: Drafts = {};
const listeners = new Set<() => void>();

const draftsOf = (owner: string) => (kept.owner === owner ? kept.drafts : NONE);

/** What was changed and not saved as it is now, which may be newer than what is on the screen. */
export const draftOf = <K extends keyof Drafts>(owner: string, name: K): Drafts[K] => draftsOf(owner)[name];

/** Keeps a draft; undefined drops it. */
export function keepDraft<K extends keyof Drafts>(
  owner: string,
  name: K,
  draft: Drafts[K] | undefined,
): void {
  const drafts = { ...draftsOf(owner) };
  if (draft === undefined) delete drafts[name];
  else drafts[name] = draft;
  kept = { owner, drafts };
  for (const listener of listeners) listener();
}

/** Drops all that was not saved. */
export function dropDrafts(): void {
  kept = { owner: '', drafts: {} };
  for (const listener of listeners) listener();
}

/** Drops what was not saved of the settings. What was typed about the person stays. */
export function dropSettingsDrafts(owner: string): void {
  const { contact } = draftsOf(owner);
  dropDrafts();
  keepDraft(owner, 'contact', contact);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A person's drafts. Nobody sees those of another. */
export const useDrafts = (owner: string): Drafts => useSyncExternalStore(subscribe, () => draftsOf(owner));
