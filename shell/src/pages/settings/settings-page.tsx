import { useCurrentUser, useUrlState } from '@hand-receipt/platform';
import { Grid, PageBody, PageHeader, TabList, TabPanel, useIsPhone } from '@hand-receipt/ui';
import { useId } from 'react';
import { AlertsTab } from './alerts-tab';
import { useDrafts } from './drafts';
import { ProfileTab } from './profile-tab';
import { QrTab } from './qr-tab';
import { SecurityTab } from './security-tab';
import { type SettingsTab, tabOf, tabsFor } from './settings-tabs';
import { SyncTab } from './sync-tab';
import { UnitTab } from './unit-tab';
import { UnsavedElsewhere } from './unsaved-elsewhere';
import { useUnsavedWarning } from './use-unsaved-warning';

const PANELS: Record<SettingsTab, () => React.ReactNode> = {
  profile: ProfileTab,
  security: SecurityTab,
  'qr-codes': QrTab,
  notifications: AlertsTab,
  sync: SyncTab,
  unit: UnitTab,
};

/** What people set for themselves, on every device where they sign in. */
export default function SettingsPage() {
  const user = useCurrentUser();
  const { get, set } = useUrlState();
  const isPhone = useIsPhone();
  const tabsId = useId();
  const drafts = useDrafts(user.id);
  useUnsavedWarning(Object.keys(drafts).length > 0);
  const tab = tabOf(get('tab'), user.role);
  const Panel = PANELS[tab];

  return (
    <PageBody>
      <PageHeader title="Settings" caption={user.unit} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '200px minmax(0, 560px)' }}
        gap={{ base: '4', md: '8' }}
      >
        <TabList
          id={tabsId}
          label="Settings"
          variant="caps"
          orientation={isPhone ? 'horizontal' : 'vertical'}
          tabs={tabsFor(user.role)}
          value={tab}
          onChange={(next) => set({ tab: next })}
        />
        <TabPanel tabsId={tabsId} value={tab}>
          <UnsavedElsewhere drafts={drafts} tab={tab} />
          <Panel />
        </TabPanel>
      </Grid>
    </PageBody>
  );
}
