import type { PropertyItem } from '@hand-receipt/contracts';
import { Box, Checkbox, ErrorState, LoadingRows, Text } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { BulkTransferValues } from './bulk-values';

interface MountedGoAlongProps {
  /** Those of the offered items that have something mounted on them. */
  query: {
    data: readonly PropertyItem[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** A checkbox for each item that is mounted on one of those that are offered; components go along in any case. */
export function MountedGoAlong({ query }: MountedGoAlongProps) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<BulkTransferValues>();
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load what is mounted"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows rows={1} text="Loading mounted items..." />;
  const toggle = (id: string) => (goes: boolean) =>
    void setFieldValue(
      'staying',
      goes ? values.staying.filter((other) => other !== id) : [...values.staying, id],
    );
  return (
    <Box as="section" aria-label="Goes with the items">
      <Text textStyle="caption" color="fg.muted">
        {data.length === 0
          ? 'Components go along.'
          : 'Components go along. What is not ticked is taken off and stays with you.'}
      </Text>
      <Box maxH="240px" overflowY="auto">
        {data.flatMap(({ serialNumber, attachedComponents }) =>
          attachedComponents.map(
            ({ position, componentProperty: { id, name: part, serial_number: serial } }) => (
              <Box key={id} mt="2">
                <Checkbox
                  checked={!values.staying.includes(id)}
                  onChange={toggle(id)}
                  disabled={isSubmitting}
                >
                  {part} {serial}, mounted on {serialNumber}: {position}
                </Checkbox>
              </Box>
            ),
          ),
        )}
      </Box>
    </Box>
  );
}
