import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { useLayoutEffect, useState } from 'react';

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.sidebarCollapsed) === 'true';
  } catch {
    return false;
  }
}

/** Whether the sidebar is folded to its icons, remembered on this device. Tells drawers the width beside it. */
export function useSidebarCollapsed(isPhone: boolean): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(stored);

  useLayoutEffect(() => {
    const width = isPhone ? '0px' : collapsed ? '64px' : '240px';
    document.documentElement.style.setProperty('--sidebar-width', width);
    return () => void document.documentElement.style.removeProperty('--sidebar-width');
  }, [collapsed, isPhone]);

  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      localStorage.setItem(STORAGE_KEYS.sidebarCollapsed, String(!collapsed));
    } catch {
      // Without storage the choice lasts for this page.
    }
  };
  return [collapsed, toggle];
}
