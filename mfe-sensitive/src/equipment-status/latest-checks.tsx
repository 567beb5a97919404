import { sensitiveQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, formatDate, Heading, Mono, Serial } from '@hand-receipt/ui';

const styles = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    padding: '8px 0',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
} as const;

/** The last items that were seen: when, which, by whom, and what was noted. Nothing while there are none. */
export function LatestChecks() {
  const { data = [] } = useQuery(sensitiveQueries.latestVerifications());
  if (data.length === 0) return null;
  return (
    <>
      <Heading as="h3" textStyle="h2" marginTop="4" marginBottom="2">
        Latest verifications
      </Heading>
      <Box as="ul" aria-label="Latest verifications" textStyle="table" css={styles}>
        {data.map(({ id, date, time, itemName, serialNumber, verifiedBy, notes }) => (
          <li key={id}>
            <Mono>
              {formatDate(`${date}T00:00`)} {time}
            </Mono>
            <span>
              {itemName} <Serial>{serialNumber}</Serial>
            </span>
            <span>{verifiedBy}</span>
            {notes ? (
              <Box as="span" color="fg.muted">
                {notes}
              </Box>
            ) : null}
          </li>
        ))}
      </Box>
    </>
  );
}
