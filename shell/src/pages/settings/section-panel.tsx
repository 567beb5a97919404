import { Box, Button, HStack, Panel, Stack, Text } from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';
import type { ReactNode } from 'react';

interface SectionPanelProps {
  title: string;
  dirty: boolean;
  saving: boolean;
  /** What the last save was refused with. */
  error: Error | null;
  onSave: () => void;
  onDiscard: () => void;
  /** Nothing here can be saved. */
  disabled?: boolean;
  children: ReactNode;
}

/** A section of the settings with its own Save: nothing of it holds before. */
export function SectionPanel(props: SectionPanelProps) {
  const { title, dirty, saving, error, onSave, onDiscard, disabled = false, children } = props;
  return (
    <Panel title={title}>
      <Box p="4">
        <Stack gap="3">{children}</Stack>
      </Box>
      <Box p="4" borderTopWidth="1px" borderColor="border.subtle" borderBottomRadius="3px" bg="bg.subtle">
        <Stack gap="3">
          {error ? <FormError title="The settings were not saved">{error.message}</FormError> : null}
          <HStack gap="2" justify="flex-end">
            {dirty ? (
              <Text mr="auto" textStyle="caption" color="fg.muted" role="status">
                Unsaved changes
              </Text>
            ) : null}
            {dirty ? (
              <Button onClick={onDiscard} disabled={saving}>
                Discard
              </Button>
            ) : null}
            <Button variant="primary" working={saving} disabled={disabled || !dirty} onClick={onSave}>
              Save
            </Button>
          </HStack>
        </Stack>
      </Box>
    </Panel>
  );
}
