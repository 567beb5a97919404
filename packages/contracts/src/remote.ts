import type { ComponentType } from 'react';
import type { PropertyItem } from './mapping';
import type { RuleChangeDto } from './routes';
import type { BuiltFiles, RemoteDescriptor } from './remote-descriptor';

/** What each slot hands to the components that fill it. A new slot is a line here and in `remote-descriptor.ts`. */
export interface SlotProps {
  /** A card on the dashboard. Placement comes from remote.json. */
  'dashboard.cards': Record<string, never>;
  /** A button in the row of one item I hold; `compact` rows want an icon button. */
  'property.rowActions': { item: PropertyItem; compact: boolean };
  /** What an address opens over the property book, so that a reload opens it again. */
  'property.dialogs': Record<string, never>;
  /** The ledger of one item, newest event first. */
  /** With a transfer, its parties see its events though the item is out of their sight. */
  'item.ledger': { itemId: string; serialNumber: string; transferId?: string };
  /** Proposes CIIC codes for signature that one person alone may not save. */
  'settings.codesProposal': { codes: NonNullable<RuleChangeDto['codes']>; onClose: () => void };
}
export type SlotName = keyof SlotProps;

export type * from './remote-descriptor';

/** One line of `/remotes.json`: the descriptor and where its container is served. */
export interface RegisteredRemote extends Omit<RemoteDescriptor, '$schema' | 'port'>, BuiltFiles {
  /** The signed list of its files, as the build wrote it: `release.txt`. */
  release?: string;
  /** SHA-256 of `release`, in hexadecimal: the name of the release, for reports of visits. */
  digest?: string;
  /**
   * Switched off: there is nothing to load and nothing in its slots. Its area says why. `nav` is empty where its
   * entries are hidden too.
   */
  off?: { reason: string };
  /** This browser alone uses this release, until then (ISO 8601). */
  trial?: { until: string };
}

/** `preload.json` of the shell: its hashed files, so that the document can name them. */
export interface ShellPreload {
  /** What every first screen needs. */
  first: string[];
  /** What a page of the shell's own needs besides, by the first segment of its path. */
  pages: Record<string, string[]>;
  /** What a shared module is made of, by its name. */
  shared: Record<string, string[]>;
}

/** A page is loaded on visit. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** What `./remote` exposes: the names in remote.json, and nothing else. */
export interface RemoteModule {
  pages: Record<string, PageLoader>;
  slots: { [S in SlotName]?: Record<string, ComponentType<SlotProps[S]>> };
}
