import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { Box, ClipboardListIcon, formatDate, Mono, PenLineIcon, Text } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { type Days, RangeTrack } from './day-track';
import { dayAfter } from './days';
import { rowStyles } from './section-row';

const iconStyles = { display: 'grid', justifyItems: 'end', color: 'fg.muted' } as const;

interface RowProps {
  icon: ReactNode;
  name: string;
  facts: ReactNode;
  track: ReactNode;
}

function Row({ icon, name, facts, track }: RowProps) {
  return (
    <Box as="li" css={rowStyles}>
      <div data-part="words">
        <Box as="span" css={iconStyles}>
          {icon}
        </Box>
        <span>
          <b>{name}</b>{' '}
          <Text as="span" color="fg.muted" textStyle="caption">
            {facts}
          </Text>
        </span>
      </div>
      <div data-part="track">{track}</div>
    </Box>
  );
}

/** The day on which the last section is counted. */
const lastCount = ({ sections, starts_on: startsOn }: SuccessionDetailDto): string =>
  sections
    .filter(({ included }) => included)
    .map(({ day }) => day)
    .reduce((last, day) => (day > last ? day : last), startsOn);

/** Who signs, and by when; or when it was signed. */
function Signing({ succession }: { succession: SuccessionDetailDto }) {
  const { kind, due_on: dueOn, signed_at: signedAt } = succession;
  if (signedAt) {
    return (
      <>
        Signed <Mono>{formatDate(signedAt)}</Mono>
      </>
    );
  }
  return (
    <>
      {kind === 'sub' ? 'Outgoing, incoming and giver' : 'Outgoing and incoming'}, by{' '}
      <Mono>{formatDate(dueOn)}</Mono>
    </>
  );
}

/** What follows the count: until the day it is signed the differences are agreed. */
export function AfterCount({ succession, chart }: { succession: SuccessionDetailDto; chart: Days }) {
  const { signed_at: signedAt, due_on: dueOn } = succession;
  const signingDay = signedAt ? localDay(new Date(signedAt)) : dueOn;
  const from = dayAfter(lastCount(succession), 1);
  return (
    <Box as="ul" aria-label="After the count" borderTopWidth="1px" borderColor="border.subtle">
      <Row
        icon={<ClipboardListIcon size={14} />}
        name="Differences"
        facts="Every one agreed"
        track={<RangeTrack {...chart} from={from} to={dayAfter(signingDay, -1)} />}
      />
      <Row
        icon={<PenLineIcon size={14} />}
        name="Signatures"
        facts={<Signing succession={succession} />}
        track={<RangeTrack {...chart} from={signingDay} to={signingDay} />}
      />
    </Box>
  );
}
