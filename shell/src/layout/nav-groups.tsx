import { useLocation } from '@hand-receipt/platform';
import { Label } from '@hand-receipt/ui';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useRegistry } from '../app/registry-context';
import { isLeftOut } from '../remotes/left-out';
import { LoadAgain } from './load-again';
import { NavBoundary } from './nav-boundary';
import { type NavGroup, navGroups } from './navigation';
import { NavLink } from './nav-link';
import { NavOnly } from './nav-only';

function Group({ group, iconOnly }: { group: NavGroup; iconOnly?: boolean }) {
  const labelId = useId();
  return (
    <>
      {group.label ? (
        <Label as="p" id={labelId}>
          {group.label}
        </Label>
      ) : null}
      <ul aria-labelledby={group.label ? labelId : undefined}>
        {group.items.map((item) => (
          <NavOnly key={item.path} only={item.only}>
            <li>
              <NavLink item={item} iconOnly={iconOnly} />
              {item.remote && isLeftOut(item.remote.name) && !iconOnly ? (
                <LoadAgain name={item.remote.name} title={item.label} />
              ) : null}
            </li>
          </NavOnly>
        ))}
      </ul>
    </>
  );
}

function Sections({ iconOnly }: { iconOnly?: boolean }) {
  const registry = useRegistry();
  const groups = useMemo(() => navGroups(registry), [registry]);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // In a low window the entry of the page may have been scrolled away.
  useEffect(() => {
    nav.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={nav} className="app-nav" aria-label="Sections">
      {groups.map((group) => (
        <Group key={group.key} group={group} iconOnly={iconOnly} />
      ))}
    </nav>
  );
}

/** The sections, as the registry declares them: the main ones, then Record and Unit. */
export function NavGroups({ iconOnly }: { iconOnly?: boolean }) {
  return (
    <NavBoundary>
      <Sections iconOnly={iconOnly} />
    </NavBoundary>
  );
}
