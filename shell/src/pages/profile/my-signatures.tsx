import type { MySignaturesDto } from '@hand-receipt/contracts';
import { accountQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  formatDateTime,
  LoadingRows,
  Mono,
  Panel,
  Text,
} from '@hand-receipt/ui';
import { signedWords, signaturePlace, wrongPinPlace } from './signature-words';

/** Every signature in my name, and every wrong PIN, so that I notice one that was not mine. */
export function MySignatures() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.signatures());
  return (
    <Panel title="My Signatures" padded>
      {data ? (
        <Signatures {...data} />
      ) : error ? (
        <ErrorState
          title="Failed to load your signatures"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading your signatures..." rows={2} />
      )}
    </Panel>
  );
}

function Signatures({ signatures, wrongPins }: MySignaturesDto) {
  return (
    <>
      {signatures.length === 0 ? (
        <EmptyState title="Nothing was signed in your name" align="left" />
      ) : (
        <Box as="ul">
          {signatures.map((signature) => (
            <Line key={signature.id} at={signature.at} title={signedWords(signature)}>
              {signaturePlace(signature)}
            </Line>
          ))}
        </Box>
      )}
      <Text as="h3" textStyle="h2" mt="4" mb="1">
        Wrong PINs of the last 90 days
      </Text>
      {wrongPins.length === 0 ? (
        <Text color="fg.muted">Nobody entered a wrong PIN in your name.</Text>
      ) : (
        <Box as="ul">
          {wrongPins.map((wrong) => (
            <Line key={`${wrong.at} ${wrong.counter ?? ''}`} at={wrong.at} title="Wrong PIN">
              {wrongPinPlace(wrong)}
            </Line>
          ))}
        </Box>
      )}
    </>
  );
}

interface LineProps {
  at: string;
  title: string;
  /** Where and how. */
  children: string;
}

function Line({ at, title, children }: LineProps) {
  return (
    <Flex
      as="li"
      justify="space-between"
      gap="4"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box>
        <Text fontWeight="semibold">{title}</Text>
        <Text as="small" color="fg.muted">
          {children}
        </Text>
      </Box>
      <Box flex="none">
        <Mono>{formatDateTime(at)}</Mono>
      </Box>
    </Flex>
  );
}
