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

/** When the item was last seen and by whom, beside its last six checks. */
export function LastChecks({ checks }: { checks: readonly Check[] }) {
  const seen = checks.findLast(({ at }) => at !== null);
  return (
    <Flex justify="space-between" align="center" gap="3" flexWrap="wrap">
      <span>
        {seen ? (
          <>
            Verified <Mono>{formatDateTime(seen.at)}</Mono>
            {seen.by && ` by ${seen.by}`}
          </>
        ) : (
          'Not verified yet'
        )}
      </span>
      <CheckColumns checks={checks} />
    </Flex>
  );
}
