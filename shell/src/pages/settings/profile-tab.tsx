import { useCurrentUser } from '@hand-receipt/platform';
import { Box, HStack, Panel, Stack, Switch, useColorMode } from '@hand-receipt/ui';
import { FormGrid, ReadOnlyField } from '@hand-receipt/ui/forms';
import { SignOutButton } from '../../offline/sign-out-button';
import { AboutPanel } from './about-panel';
import { ContactForm } from './contact-form';
import { DevicePanel } from './device-panel';
import { ResetPreferences } from './reset-preferences';

/** Who the person is to the product, how they are reached, this device, and the way out. */
export function ProfileTab() {
  const user = useCurrentUser();
  const { colorMode, setColorMode } = useColorMode();
  return (
    <Stack gap="4" align="stretch">
      <Panel title="Profile" padded>
        <Stack gap="4">
          <FormGrid>
            <ReadOnlyField label="Full name" value={user.name} hint="Contact admin to update name" />
            <ReadOnlyField label="Rank" value={user.rank} />
            <ReadOnlyField label="Unit" value={user.unit} />
          </FormGrid>
          <ContactForm />
        </Stack>
      </Panel>
      <Panel title="Appearance" padded>
        <Switch
          label="Dark theme"
          hint="Kept on this device"
          checked={colorMode === 'dark'}
          onChange={(dark) => setColorMode(dark ? 'dark' : 'light')}
        />
      </Panel>
      <DevicePanel />
      <AboutPanel />
      <Box borderTopWidth="1px" borderColor="border" pt="4">
        <HStack gap="2" wrap="wrap">
          <ResetPreferences />
          <SignOutButton />
        </HStack>
      </Box>
    </Stack>
  );
}
