import type { RegisteredRemote, RemoteModule } from '@hand-receipt/contracts';
import { useParams } from '@hand-receipt/platform';
import { PageBody, PageHeader, Panel } from '@hand-receipt/ui';
import { useState } from 'react';

const built = (name: string) => ({
  port: 0,
  entry: `/remotes/${name}/remoteEntry.js`,
  chunks: [],
  pageChunks: {},
  pageShares: {},
});

/** A registry of two remotes: one with badges, routes and slots, and one in the record group. */
export const registry: RegisteredRemote[] = [
  {
    ...built('mfe-transfers'),
    name: 'mfe-transfers',
    title: 'Transfers',
    nav: [
      {
        label: 'Transfers',
        path: '/transfers',
        icon: 'arrow-left-right',
        group: 'main',
        order: 40,
        bottomBar: true,
        badge: {
          root: 'transfers',
          path: '/api/transfers?view=incoming&status=Pending&limit=1',
          tone: 'demand',
        },
      },
      {
        label: 'Maintenance',
        path: '/maintenance',
        icon: 'wrench',
        group: 'main',
        order: 50,
        bottomBar: true,
      },
      {
        label: 'Documents',
        path: '/documents',
        icon: 'inbox',
        group: 'main',
        order: 60,
        badge: {
          root: 'documents',
          path: '/api/documents?box=inbox&status=unread',
          field: 'unread_count',
          tone: 'neutral',
          pollMs: 30_000,
        },
      },
    ],
    routes: [
      { path: '/transfers', page: 'transfers' },
      { path: '/transfers/:id', page: 'transfers' },
      { path: '/maintenance', page: 'transfers' },
      { path: '/documents', page: 'transfers' },
    ],
    slots: [
      {
        slot: 'dashboard.cards',
        name: 'activeTransfers',
        title: 'Active Transfers',
        order: 10,
        column: 'main',
      },
    ],
  },
  {
    ...built('mfe-property'),
    name: 'mfe-property',
    title: 'Property Book',
    nav: [
      { label: 'Property Book', path: '/property-book', icon: 'book-open-text', group: 'main', order: 20 },
      { label: 'Sensitive Items', path: '/sensitive-items', icon: 'crosshair', group: 'main', order: 30 },
      { label: 'Ledger History', path: '/audit-log', icon: 'scroll-text', group: 'record', order: 10 },
    ],
    routes: [
      { path: '/property-book', page: 'book' },
      { path: '/sensitive-items', page: 'book' },
      { path: '/audit-log', page: 'book' },
      { path: '/inventory', page: 'find-item', title: 'Find Item' },
    ],
    slots: [{ slot: 'dashboard.cards', name: 'inventory', title: 'Inventory', order: 10, column: 'side' }],
  },
];

function TransfersPage() {
  const { id } = useParams();
  const [note, setNote] = useState('');
  return (
    <PageBody>
      <PageHeader title="Transfers" />
      <p>{id ? `Transfer ${id}` : 'All transfers'}</p>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </PageBody>
  );
}

/** What the two expose, by their federation names. */
export const modules: Record<string, RemoteModule> = {
  mfe_transfers: {
    pages: { transfers: async () => ({ default: TransfersPage }) },
    slots: {
      'dashboard.cards': { activeTransfers: () => <Panel title="Active Transfers">2 pending</Panel> },
    },
  },
  mfe_property: {
    pages: {
      book: async () => ({ default: () => <h1>Property Book</h1> }),
      'find-item': async () => ({ default: () => <h1>Find Item</h1> }),
    },
    slots: { 'dashboard.cards': { inventory: () => <Panel title="Inventory">M4A1 Carbine</Panel> } },
  },
};

const down = new Set<string>();

/** Takes a remote down, or brings it back, by its federation name. */
export const setDown = (container: string, isDown: boolean) =>
  void (isDown ? down.add(container) : down.delete(container));

/** Stands in for the federation runtime of the host. */
export const federationHost = {
  registerPlugins(_plugins: object[]) {},
  registerRemotes(_remotes: object[], _options?: { force?: boolean }) {},
  /** As the runtime does with `loadFactory: false`: what runs the module, and is not run yet. */
  async loadRemote(path: string, _options: { loadFactory: boolean }) {
    const container = path.split('/')[0] ?? '';
    if (down.has(container)) throw new Error(`${container} answered 503`);
    return () => ({ default: modules[container] });
  },
};
