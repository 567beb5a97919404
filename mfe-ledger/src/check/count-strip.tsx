import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  CheckIcon,
  Flex,
  formatCount,
  formatDateTime,
  FormCell,
  FormStrip,
  HeroNumber,
  Mono,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';

const NOT_GIVEN = 'not given';
const MOST_MARKS = 9;

/** A number of events as the server gives it, whatever that is. */
const countIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

function Moment({ at }: { at: unknown }) {
  const isMoment = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return <Mono>{isMoment ? formatDateTime(at) : NOT_GIVEN}</Mono>;
}

const waiting = (recorded: number | null, sealed: number | null): string => {
  if (recorded === null || sealed === null) return NOT_GIVEN;
  const count = recorded - sealed;
  if (count <= 0) return 'nothing waits';
  return `${formatCount(count)} ${count === 1 ? 'waits' : 'wait'}`;
};

const events = (count: number | null): ReactNode => count ?? NOT_GIVEN;

/** A box for each witness, ticked where it has signed. Read aloud the number says the same. */
function WitnessMarks({ signed, of }: { signed: number; of: number }) {
  return (
    <Flex gap="1" aria-hidden align="center">
      {Array.from({ length: Math.min(of, MOST_MARKS) }, (_, at) => (
        <Flex
          key={at}
          width="4"
          height="4"
          align="center"
          justify="center"
          borderWidth="1px"
          borderRadius="l1"
          {...(at < signed
            ? { bg: 'success.subtle', borderColor: 'success.border', color: 'success.fg' }
            : { bg: 'bg.muted', borderColor: 'border' })}
        >
          {at < signed ? <CheckIcon size={11} /> : null}
        </Flex>
      ))}
    </Flex>
  );
}

function Witnessed() {
  const { data } = useQuery(ledgerQueries.witnesses());
  const listed = Array.isArray(data?.witnesses) ? data.witnesses : null;
  if (listed === null || listed.length === 0) {
    return (
      <FormCell caption="Witnessed" phoneSpan={2} hint={listed ? 'This ledger has no witnesses' : NOT_GIVEN}>
        {listed ? <Text textStyle="verdict">None</Text> : <HeroNumber value="–" />}
      </FormCell>
    );
  }
  const signed = listed.filter(({ state }) => state === 'current').length;
  const hint = (
    <>
      Last <Moment at={data?.agreedAt} />, quorum is {countIn(data?.required) ?? NOT_GIVEN}
    </>
  );
  return (
    <FormCell caption="Witnessed" phoneSpan={2} hint={hint}>
      <Flex gap="3" align="center">
        <HeroNumber value={signed} unit={`of ${listed.length}`} />
        <WitnessMarks signed={signed} of={listed.length} />
      </Flex>
    </FormCell>
  );
}

/** How many events are recorded, sealed and witnessed, by the server's word: what the verdict rests on is below. */
export function CountStrip() {
  const { data } = useQuery(ledgerQueries.checkpoint());
  const [recorded, sealed] = [countIn(data?.recorded), countIn(data?.size)];
  return (
    <section aria-label="Events of the ledger">
      <VisuallyHidden as="h2">Events of the ledger</VisuallyHidden>
      <FormStrip columns="1fr 1fr 1.2fr" phoneColumns={2} size="stat">
        <FormCell
          caption="Recorded"
          hint={
            <>
              Last <Moment at={data?.recordedAt} />
            </>
          }
        >
          <HeroNumber value={events(recorded)} />
        </FormCell>
        <FormCell
          caption="Sealed"
          hint={
            <>
              Signed <Moment at={data?.sealedAt} />, {waiting(recorded, sealed)}
            </>
          }
        >
          <HeroNumber value={events(sealed)} />
        </FormCell>
        <Witnessed />
      </FormStrip>
    </section>
  );
}
