import type { NavEntry, NavOnly, RegisteredRemote, Role } from '@hand-receipt/contracts';

/** A navigation entry and, where its page is a remote's, that remote. */
export interface NavItem extends Omit<NavEntry, 'only'> {
  remote?: RegisteredRemote;
  /** For whom it is shown; for everybody where it does not say. */
  only?: NavOnly | { roles: readonly Role[] };
}

export interface NavGroup {
  key: NavEntry['group'];
  /** Over the group; the main one needs none. */
  label: string | null;
  items: NavItem[];
}

const DASHBOARD: NavItem = {
  label: 'Dashboard',
  path: '/dashboard',
  icon: 'layout-grid',
  group: 'main',
  order: 10,
  bottomBar: true,
};
const USER_MANAGEMENT: NavItem = {
  label: 'User Management',
  path: '/user-management',
  icon: 'users',
  group: 'unit',
  order: 10,
};

const SECTIONS: NavItem = {
  label: 'Sections',
  path: '/sections',
  // Of lucide: blocks.
  icon: 'data:M10 22V7a1 1 0 0 0-1-1H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a1 1 0 0 0-1-1H2M15 2h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z',
  group: 'unit',
  order: 10,
  only: { roles: ['Admin'] },
};

const OPERATIONS: NavItem = {
  label: 'Operations',
  path: '/operations',
  // Of lucide: activity.
  icon: 'data:M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2',
  group: 'unit',
  order: 10,
  only: { roles: ['Admin'] },
};

const WEBHOOKS: NavItem = {
  label: 'Webhooks',
  path: '/webhooks',
  // Of lucide: webhook.
  icon: 'data:M18 16.98h-5.99c-1.1 0-1.95.94-2.48 1.9A4 4 0 0 1 2 17c.01-.7.2-1.4.57-2M6 17l3.13-5.78c.53-.97.1-2.18-.5-3.1a4 4 0 1 1 6.89-4.06M12 6l3.13 5.73C15.66 12.7 16.9 13 18 13a4 4 0 0 1 0 8',
  group: 'unit',
  order: 10,
  only: { roles: ['Admin'] },
};

const GROUPS = [
  { key: 'main', label: null },
  { key: 'record', label: 'Record' },
  { key: 'unit', label: 'Unit' },
] as const;

/** All entries: the shell's five and what the remotes declare, each group in its order. */
export function navItems(registry: RegisteredRemote[]): NavItem[] {
  const declared = registry.flatMap((remote) => remote.nav.map((entry) => ({ ...entry, remote })));
  return [DASHBOARD, ...declared, USER_MANAGEMENT, SECTIONS, WEBHOOKS, OPERATIONS].sort(
    (a, b) => a.order - b.order,
  );
}

export function navGroups(registry: RegisteredRemote[]): NavGroup[] {
  const items = navItems(registry);
  return GROUPS.map((group) => ({
    ...group,
    items: items.filter((item) => item.group === group.key),
  })).filter((group) => group.items.length > 0);
}
