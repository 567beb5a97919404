import type { PropertyItem } from '@hand-receipt/contracts';
import { CountColumns, Flex, formatDateTime, Mono } from '@hand-receipt/ui';

type Check = PropertyItem['lastChecks'][number];

const noteOf = ({ due, at, by }: Check): string =>
  at ? [formatDateTime(at), by].filter(Boolean).join(', ') : `due ${formatDateTime(due)}`;

/** The last six checks of a sensitive item as columns A to F of the form. */
export const CheckColumns = ({ checks }: { checks: readonly Check[] }) => (
  <CountColumns
    label="Sensitive item checks, last six"
    checks={checks.map((check) => ({ result: check.result, note: noteOf(check) }))}
  />
);

interface LastChecksProps {
  /** The newest time that it was seen, which need not be one of the checks. */
  seen: PropertyItem['lastVerified'];
  checks: readonly Check[];
  /** A closed count did not see it since: then nothing says that it is verified. */
  missing: boolean;
}

/** When the item was last seen and by whom, beside its last six checks. */
export function LastChecks({ seen, checks, missing }: LastChecksProps) {
  return (
    <Flex justify="space-between" align="center" gap="3" flexWrap="wrap">
      <span>
        {seen ? (
          <>
            {missing ? 'Last seen' : 'Verified'} <Mono>{formatDateTime(seen.at)}</Mono>
            {` by ${seen.by}`}
          </>
        ) : (
          'Not verified yet'
        )}
      </span>
      <CheckColumns checks={checks} />
    </Flex>
  );
}
