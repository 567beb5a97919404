import { useCurrentUser } from '@hand-receipt/platform';
import { Box, PageBody, PageHeader, Panel, Stack, Switch, useColorMode } from '@hand-receipt/ui';
import { SignOutButton } from '../../offline/sign-out-button';
import { FormGrid, ReadOnlyField } from '@hand-receipt/ui/forms';

/** What this person and this device are to the product, its theme, and the way out. */
export default function SettingsPage() {
  const user = useCurrentUser();
  const { colorMode, setColorMode } = useColorMode();
  return (
    <PageBody>
      <PageHeader title="Settings" caption={user.unit} />
      <Stack gap="4" align="stretch" maxW="560px">
        <Panel title="Profile" padded>
          <FormGrid>
            <ReadOnlyField label="Full name" value={user.name} hint="Contact admin to update name" />
            <ReadOnlyField label="Rank" value={user.rank} />
            <ReadOnlyField label="Unit" value={user.unit} />
            <ReadOnlyField label="Device ID" value={`DVC-${user.id}`} mono />
          </FormGrid>
        </Panel>
        <Panel title="Appearance" padded>
          <Switch
            label="Dark theme"
            hint="Kept on this device"
            checked={colorMode === 'dark'}
            onChange={(dark) => setColorMode(dark ? 'dark' : 'light')}
          />
        </Panel>
        <Box borderTopWidth="1px" borderColor="border" pt="4">
          <SignOutButton />
        </Box>
      </Stack>
    </PageBody>
  );
}
