import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** A tablet held upright, or half of a laptop's screen: the sections need the room more than their names do. */
const NARROW = '(max-width: 1023.98px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** What was chosen on this device; null where nothing was. */
function stored(): boolean | null {
  try {
    const choice = localStorage.getItem(STORAGE_KEYS.sidebarCollapsed);
    return choice === null ? null : choice === 'true';
  } catch {
    return null;
  }
}

/**
 * Whether the sidebar is folded to its icons: as was chosen on this device, and without a choice where the window is
 * narrow. Tells drawers the width beside it.
 */
export function useSidebarCollapsed(isPhone: boolean): [collapsed: boolean, toggle: () => void] {
  const [chosen, setChosen] = useState(stored);
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  const collapsed = chosen ?? isNarrow;

  useLayoutEffect(() => {
    const width = isPhone ? '0px' : collapsed ? '64px' : '240px';
    document.documentElement.style.setProperty('--sidebar-width', width);
    return () => void document.documentElement.style.removeProperty('--sidebar-width');
  }, [collapsed, isPhone]);

  const toggle = () => {
    setChosen(!collapsed);
    try {
      localStorage.setItem(STORAGE_KEYS.sidebarCollapsed, String(!collapsed));
    } catch {
      // Without storage the choice lasts for this page.
    }
  };
  return [collapsed, toggle];
}
