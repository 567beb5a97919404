import { STORAGE_KEYS } from '@hand-receipt/contracts';
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function storedMode(): ColorMode | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.theme);
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    // Storage may be forbidden by the browser; the system preference still applies.
    return null;
  }
}

/** Stored choice, else the system's preference, else light. */
function preferredColorMode(): ColorMode {
  return storedMode() ?? (matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light');
}

/**
 * Puts the theme on `<html>` (class, `data-theme`, `color-scheme`). Call it before React mounts, so that the
 * first paint has the right ground.
 * @returns the mode that now applies
 */
export function applyTheme(mode: ColorMode = preferredColorMode()): ColorMode {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.dataset.theme = mode;
  root.style.colorScheme = mode;
  for (const listener of listeners) listener();
  return mode;
}

/** Applies `mode` and remembers it for the next visit and the other tabs. */
function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEYS.theme, mode);
  } catch {
    // Without storage the choice lasts for this page.
  }
  applyTheme(mode);
}

const currentMode = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page in step with other tabs and, while nothing is stored, with the system. Returns its undo. */
export function followColorMode(): () => void {
  const media = matchMedia(SYSTEM_DARK);
  const follow = () => {
    if (preferredColorMode() !== currentMode()) applyTheme();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.theme || event.key === null) follow();
  };
  window.addEventListener('storage', onStorage);
  media.addEventListener('change', follow);
  return () => {
    window.removeEventListener('storage', onStorage);
    media.removeEventListener('change', follow);
  };
}

/** The theme in force and the two ways of changing it. */
export function useColorMode() {
  const colorMode = useSyncExternalStore(subscribe, currentMode);
  return {
    colorMode,
    setColorMode,
    toggleColorMode: () => setColorMode(colorMode === 'dark' ? 'light' : 'dark'),
  };
}
