import { Alert, Box } from '@hand-receipt/ui';
import type { Drafts } from './drafts';
import { SETTINGS_TABS, type SettingsTab, TAB_OF_SECTION } from './settings-tabs';

/** Names the other tabs in which something waits to be saved. */
export function UnsavedElsewhere({ drafts, tab }: { drafts: Drafts; tab: SettingsTab }) {
  const tabs = Object.keys(drafts).map((name) => TAB_OF_SECTION[name as keyof Drafts]);
  const labels = SETTINGS_TABS.filter(({ value }) => value !== tab && tabs.includes(value)).map(
    ({ label }) => label,
  );
  if (labels.length === 0) return null;
  return (
    <Box mb="4">
      <Alert tone="warning" title="Unsaved changes">
        <p>Not saved yet: {labels.join(', ')}.</p>
      </Alert>
    </Box>
  );
}
