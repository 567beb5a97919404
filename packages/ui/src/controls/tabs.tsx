import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { CountBadge } from '../counts/count-badge';
import './controls.css';

export interface Tab<V extends string> {
  value: V;
  label: string;
  count?: number;
  countTone?: 'neutral' | 'demand';
}

interface TabListProps<V extends string> {
  /** Ties the list to its panel. */
  id: string;
  /** Names the list for readers. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  variant?: 'normal' | 'caps';
  /** One below the other, for a list that stands left of its panel. */
  orientation?: 'horizontal' | 'vertical';
}

const tabId = (listId: string, value: string) => `${listId}-tab-${value}`;
const panelId = (listId: string) => `${listId}-panel`;

/** Index that a key leads to, or null where the key is not one of ours. */
function target(key: string, current: number, length: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}

/** The row of tabs alone, for where its panel is elsewhere (a panel's header). */
export function TabList<V extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  variant = 'normal',
  orientation = 'horizontal',
}: TabListProps<V>) {
  const onKeyDown = (event: KeyboardEvent) => {
    // A row of tabs leaves up and down to the page, which scrolls by them.
    if (orientation === 'horizontal' && ['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    const current = tabs.findIndex((tab) => tab.value === value);
    const index = target(event.key, current, tabs.length);
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };

  // A narrow window scrolls the row, and an address may open a tab that stands beyond its edge. Counts come later, and
  // make the tabs before it wider.
  const counts = tabs.map(({ count }) => count).join();
  useEffect(() => {
    const tab = document.getElementById(tabId(id, value));
    const row = tab?.parentElement;
    if (!tab || !row) return;
    // Not by scrollIntoView, which scrolls the page too.
    const [shown, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, shown.right - room.right) - Math.max(0, room.left - shown.left);
  }, [id, value, tabs.length, counts]);

  return (
    <div
      className="hr-tabs"
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      data-variant={variant}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId(id) : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          {tab.count === undefined ? null : <CountBadge count={tab.count} tone={tab.countTone} />}
        </button>
      ))}
    </div>
  );
}

/** What the chosen tab shows. */
export function TabPanel({
  tabsId,
  value,
  children,
}: {
  tabsId: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={panelId(tabsId)} aria-labelledby={tabId(tabsId, value)}>
      {children}
    </div>
  );
}

/** Tabs and the panel of the chosen one. `value` is the caller's, so that the URL can hold it. */
export function Tabs<V extends string>({
  children,
  ...list
}: Omit<TabListProps<V>, 'id'> & { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <TabList id={id} {...list} />
      <TabPanel tabsId={id} value={list.value}>
        {children}
      </TabPanel>
    </>
  );
}
