import { useLayoutEffect, useState } from 'react';

export const TOP_BAR_IDS = { title: 'topbar-title', actions: 'topbar-actions' } as const;

interface TopBar {
  title: HTMLElement;
  actions: HTMLElement | null;
}

/** The shell's top bar on a phone. Null on a desktop and where there is no shell around the page. */
export function useTopBar(isPhone: boolean): TopBar | null {
  const [topBar, setTopBar] = useState<TopBar | null>(null);
  // Before paint: a title that moves from the page to the bar after it would shift the page.
  useLayoutEffect(() => {
    const title = isPhone ? document.getElementById(TOP_BAR_IDS.title) : null;
    setTopBar(title && { title, actions: document.getElementById(TOP_BAR_IDS.actions) });
  }, [isPhone]);
  return topBar;
}
