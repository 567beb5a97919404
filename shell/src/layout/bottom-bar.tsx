import { useMemo } from 'react';
import { useRegistry } from '../app/registry-context';
import { NavBoundary } from './nav-boundary';
import { navItems } from './navigation';
import { NavLink } from './nav-link';

function Sections() {
  const registry = useRegistry();
  const items = useMemo(() => navItems(registry).filter((item) => item.bottomBar), [registry]);
  return (
    <nav className="app-bottombar" aria-label="Main sections">
      {items.map((item) => (
        // The guard leads from "/" to the dashboard.
        <NavLink key={item.path} item={item} to={item.remote ? item.path : '/'} iconSize={22} />
      ))}
    </nav>
  );
}

/** The phone's three sections: the dashboard, and those that ask for a place here. */
export function BottomBar() {
  return (
    <NavBoundary>
      <Sections />
    </NavBoundary>
  );
}
