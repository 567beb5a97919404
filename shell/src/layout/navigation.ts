import type { NavEntry, RegisteredRemote } from '@hand-receipt/contracts';

/** A navigation entry and, where its page is a remote's, that remote. */
export interface NavItem extends NavEntry {
  remote?: RegisteredRemote;
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

const GROUPS = [
  { key: 'main', label: null },
  { key: 'record', label: 'Record' },
  { key: 'unit', label: 'Unit' },
] as const;

/** All entries: the shell's two and what the remotes declare, each group in its order. */
export function navItems(registry: RegisteredRemote[]): NavItem[] {
  const declared = registry.flatMap((remote) => remote.nav.map((entry) => ({ ...entry, remote })));
  return [DASHBOARD, ...declared, USER_MANAGEMENT].sort((a, b) => a.order - b.order);
}

export function navGroups(registry: RegisteredRemote[]): NavGroup[] {
  const items = navItems(registry);
  return GROUPS.map((group) => ({
    ...group,
    items: items.filter((item) => item.group === group.key),
  })).filter((group) => group.items.length > 0);
}
