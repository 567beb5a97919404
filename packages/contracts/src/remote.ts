import type { ComponentType } from 'react';
import type { PropertyItem } from './mapping';
import type { RouteKey } from './routes';

/** What each slot hands to the components that fill it. A new slot is one line here. */
export interface SlotProps {
  /** A card on the dashboard. Placement comes from remote.json. */
  'dashboard.cards': Record<string, never>;
  /** A button in the row of one item I hold; `compact` rows want an icon button. */
  'property.rowActions': { item: PropertyItem; compact: boolean };
  /** The ledger of one item, newest event first. */
  'item.ledger': { itemId: string; serialNumber: string };
}
export type SlotName = keyof SlotProps;

/** Icons a remote may ask for by name; the shell draws them (lucide). */
export type NavIcon =
  | 'book-open-text'
  | 'crosshair'
  | 'arrow-left-right'
  | 'wrench'
  | 'inbox'
  | 'scroll-text'
  | 'link'
  | 'file-pen-line'
  | 'users'
  | 'layout-grid';

/** A count beside a navigation entry, asked from the API without loading the remote. */
export interface NavBadge {
  /** Query root that invalidates the count. */
  root: string;
  /** GET path. The count is `field` of the answer, or the X-Total-Count header where no field is named. */
  path: string;
  field?: string;
  /** 'demand' is red: work that waits for the reader. */
  tone: 'demand' | 'neutral';
  pollMs?: number;
}

export interface NavEntry {
  label: string;
  path: string;
  icon: NavIcon;
  group: 'main' | 'record' | 'unit';
  /** Position inside the group, ascending. */
  order: number;
  /** Also in the phone's bottom bar. */
  bottomBar?: boolean;
  badge?: NavBadge;
}

export interface RouteEntry {
  /** react-router path, e.g. `/transfers/:id`. */
  path: string;
  /** Key of `RemoteModule.pages`. */
  page: string;
  /** GET paths whose answers the page needs first; the server preloads them with the document. */
  preload?: string[];
}

export interface SlotEntry {
  slot: SlotName;
  /** Key under `RemoteModule.slots[slot]`. */
  name: string;
  /** Shown in place of the component while it is loading or unavailable. */
  title: string;
  order: number;
  /** `dashboard.cards` only. */
  column?: 'main' | 'side';
}

/** A form of a remote in which a refused change of the offline queue is opened again, to be mended. */
export interface MendEntry {
  /** The call of the change, as the contract writes it, e.g. `POST /api/property`. */
  call: RouteKey;
  /** Address of the form; `:id` stands for the queue's entry. */
  path: string;
}

/** `remote.json`: what a remote declares as data, so that the shell never builds against it. */
export interface RemoteDescriptor {
  /** Folder and package name, e.g. `mfe-transfers`. */
  name: string;
  title: string;
  /** Port of its development server. */
  port: number;
  nav: NavEntry[];
  routes: RouteEntry[];
  slots: SlotEntry[];
  mends?: MendEntry[];
}

/** One line of `/remotes.json`: the descriptor and where its container is served. */
export interface RegisteredRemote extends RemoteDescriptor {
  /** URL of the federation entry. */
  entry: string;
  /** URLs of the chunks behind the exposed module, for preloading. */
  chunks: string[];
  /** URLs of each page's own chunks, by page name, for preloading. */
  pageChunks: Record<string, string[]>;
  /** Shared modules that each page takes from the host, by page name, e.g. `@hand-receipt/ui/table`. */
  pageShares: Record<string, string[]>;
  /** The signed list of its files, as the build wrote it: `release.txt`. */
  release?: string;
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
