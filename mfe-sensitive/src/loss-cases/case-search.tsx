import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import { Box, Flex, Link, Mono, Panel, Serial, StatusBadge, Text, formatDateTime } from '@hand-receipt/ui';
import { Fragment } from 'react';
import { REASONS, answerWords } from './loss-words';

type Ask = LossCaseDetailDto['asks'][number];

/** Why a person is on the list: each reason once, with its newest time. */
function Reasons({ ask: { reasons } }: { ask: Ask }) {
  const newest = (['held', 'verified', 'had'] as const).flatMap((why) => {
    const times = reasons.filter((reason) => reason.why === why).map(({ at }) => at);
    const at = times.sort().at(-1);
    return at ? [{ why, at }] : [];
  });
  return newest.map(({ why, at }, index) => (
    <Fragment key={why}>
      {index > 0 && ', '}
      {REASONS[why]} <Mono>{formatDateTime(at)}</Mono>
    </Fragment>
  ));
}

function Answer({ ask }: { ask: Ask }) {
  const { answer, answered_at: at, seen_at: seenAt, seen_where: seenWhere } = ask;
  if (!answer) {
    return (
      <Box>
        <StatusBadge status="pending" label="Asked" />{' '}
        <Box as="span" color="warning.fg">
          <Mono>{formatDateTime(ask.asked_at)}</Mono>
        </Box>
      </Box>
    );
  }
  return (
    <Box minW="0" overflowWrap="anywhere">
      <StatusBadge status={answer === 'not-with-me' ? 'completed' : 'verified'} label={answerWords(answer)} />
      <Text color="fg.muted">
        {seenAt && `${seenWhere ?? ''}, `}
        <Mono>{formatDateTime(seenAt ?? at)}</Mono>
      </Text>
    </Box>
  );
}

function Places({ lossCase }: { lossCase: LossCaseDetailDto }) {
  return lossCase.places.map(({ item_id: id, maintenance, mounted_on: parent, last_location: location }) => {
    const item = lossCase.items.find((one) => one.id === id);
    return (
      <Box key={id} px="4" py="3" borderTopWidth="1px" borderColor="border.subtle" overflowWrap="anywhere">
        {item && lossCase.items.length > 1 && <Serial>{item.serial_number}</Serial>}
        <Text>Last location: {location ?? 'not stated'}.</Text>
        {parent && <Text>Mounted on {parent}.</Text>}
        {maintenance.map((work) => (
          <Text key={work.id}>
            Open maintenance: <Link to={`/maintenance/${work.id}`}>{work.id}</Link> {work.description}
          </Text>
        ))}
      </Box>
    );
  });
}

/** Who was asked, with why and what they answered, and where else to look. */
export function CaseSearch({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const answered = lossCase.asks.filter(({ answer }) => answer).length;
  return (
    <Panel
      title="Search"
      badge={
        <Text as="span" textStyle="caption" color="fg.muted">
          {answered} of {lossCase.asks.length} answered
        </Text>
      }
    >
      <Box as="ul">
        {lossCase.asks.map((ask) => (
          <Flex
            as="li"
            key={ask.person.id}
            gap="3"
            justify="space-between"
            wrap="wrap"
            px="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <Box minW="0">
              <b>{ask.person.name}</b>
              <Text color="fg.muted">
                <Reasons ask={ask} />
              </Text>
            </Box>
            <Answer ask={ask} />
          </Flex>
        ))}
      </Box>
      <Places lossCase={lossCase} />
    </Panel>
  );
}
