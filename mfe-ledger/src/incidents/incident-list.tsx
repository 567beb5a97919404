import { useUrlState } from '@hand-receipt/platform';
import { Box, Button, Flex, Text } from '@hand-receipt/ui';
import { INCIDENT_PARAM, type Incident, useAcknowledgesIncidents } from './incidents';

/** What happened to the ledger and was not acknowledged yet, with what a Commander can do about it. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  const mayAcknowledge = useAcknowledgesIncidents();
  const url = useUrlState();
  if (incidents.length === 0) return null;
  return (
    <Box as="ul" aria-label="Incidents" marginTop="3" listStyleType="none" textStyle="table">
      {incidents.map(({ seq, message }) => (
        <Flex
          as="li"
          key={seq}
          gap="3"
          align={{ base: 'stretch', md: 'center' }}
          direction={{ base: 'column', md: 'row' }}
          paddingY="1"
        >
          <span>
            <Text as="span" fontWeight="600">
              Incident #{seq}:
            </Text>{' '}
            {message}.
          </span>
          {mayAcknowledge ? (
            <Button
              size="s"
              aria-label={`Acknowledge incident #${seq}`}
              onClick={() => url.set({ [INCIDENT_PARAM]: String(seq) })}
            >
              Acknowledge
            </Button>
          ) : null}
        </Flex>
      ))}
    </Box>
  );
}
