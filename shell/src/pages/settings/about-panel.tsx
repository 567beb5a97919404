import { PRODUCT_NAME, type ReleaseDto } from '@hand-receipt/contracts';
import { accountQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, CopyButton, ErrorState, HStack, LoadingRows, Mono, Panel, Stack, Text } from '@hand-receipt/ui';

/** A digest is one long word: it breaks anywhere. */
const DIGEST_STYLES = {
  '& p': { whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: '13px', lineHeight: '18px' },
} as const;

function Digest({ name, value }: { name: string; value: string | null }) {
  return (
    <Box>
      <HStack gap="2">
        <Text textStyle="label">{name}</Text>
        {value === null ? null : <CopyButton value={value} label={`Copy ${name}`} />}
      </HStack>
      {value === null ? (
        <Text color="fg.muted">Not built, so it has no digest.</Text>
      ) : (
        <Box css={DIGEST_STYLES}>
          <Mono as="p">{value}</Mono>
        </Box>
      )}
    </Box>
  );
}

function Units({ units }: Pick<ReleaseDto, 'units'>) {
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" width="fit-content" paddingY="1">
        Signed lists of all units ({units.length})
      </Box>
      <Stack as="ul" gap="2" marginTop="2" listStyleType="none" aria-label="Units">
        {units.map(({ name, digest }) => (
          <Box as="li" key={name}>
            <Text>{name}</Text>
            <Box css={DIGEST_STYLES}>
              <Mono as="p">{digest}</Mono>
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function Program({ release: { version, digest, verifier, units } }: { release: ReleaseDto }) {
  return (
    <Stack gap="3">
      <Text>
        {PRODUCT_NAME} {version}
      </Text>
      <Digest name="Release SHA-256" value={digest} />
      <Digest name="Verifier SHA-256" value={verifier} />
      {units.length > 0 ? <Units units={units} /> : null}
      <Text textStyle="caption" color="fg.muted">
        This server says so itself. Compare with what your unit publishes and with a printed DA 2062.
      </Text>
    </Stack>
  );
}

/** Which program this server serves, by digests that are printed on every hand receipt too. */
export function AboutPanel() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.release());
  return (
    <Panel title="About" padded>
      {data ? <Program release={data} /> : null}
      {!data && !error ? <LoadingRows text="Loading the digests..." rows={2} /> : null}
      {!data && error ? (
        <ErrorState
          title="Failed to load the digests"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
    </Panel>
  );
}
