import type { CounterDto, CounterSessionDto, HandOverDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Box, Button, Checkbox, counted, Flex, Link, Stack } from '@hand-receipt/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { CodeField } from './code-field';
import { ExpectedBack } from './expected-back';
import { countItems, type DeskList, isEmpty } from './list';
import { ListPanel } from './list-panel';
import { Locked } from './locked';
import { ModeSwitch } from './mode-switch';
import { PaperTime } from './paper-time';
import { RecentActs } from './recent-acts';
import { RecipientCells } from './recipient-cells';
import { ReturnPanel } from './return-panel';
import { SessionLine } from './session-line';
import { SigningStep } from './signing-step';
import { type DeskState, useDesk } from './use-desk';
import { useLock } from './use-lock';
import { useOneField } from './use-one-field';
import { VerdictLine } from './verdict-line';

interface DeskProps {
  counter: CounterDto;
  session: CounterSessionDto;
  onEnd: (why: string | null) => void;
}

const columns = {
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
} as const;

const placeholderOf = (mode: DeskList['mode']): string =>
  mode === 'return' ? 'Scan item' : 'Item or person';

/** The top bar of a phone covers the head of the page. */
const BELOW_TOP_BAR = { base: '72px', md: '16px' } as const;

/** What was said last is in sight, with the field for the next code: an act far down a long page leaves them above it. */
function useVerdictInSight({ verdict }: DeskState): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const number = verdict?.number;
  useEffect(() => {
    if (number !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  return place;
}

/** An open counter: one field, the list, and what was done last. */
export function Desk({ counter, session, onEnd }: DeskProps) {
  const desk = useDesk({ counter, session, onEnd });
  const { list, handOver, startAnew, say } = desk;
  const { isLocked, unlock } = useLock(session);
  const field = useRef<HTMLInputElement>(null);
  const isCovered = isLocked || handOver.shown !== null;
  useOneField(field, !isCovered);
  const top = useVerdictInSight(desk);

  const signed = (done: HandOverDto) => {
    handOver.hide();
    startAnew(list.mode);
    const items = counted(done.lines.length, 'item');
    const words =
      done.state === 'waiting'
        ? `${items} ${done.lines.length === 1 ? 'waits' : 'wait'} for ${done.recipient.name} to sign on their own phone.`
        : `${done.recipient.name} signed for ${items}. Receipt ${done.id}.`;
    say('good', words);
  };
  return (
    <>
      <Box css={columns}>
        <Stack gap="3" align="stretch">
          <ModeSwitch mode={list.mode} isCovered={isCovered || handOver.isShowing} onChange={desk.setMode} />
          <Box ref={top} scrollMarginTop={BELOW_TOP_BAR}>
            <CodeField
              field={field}
              placeholder={placeholderOf(list.mode)}
              onCode={desk.take}
              onNext={desk.next}
              isFrozen={handOver.isShowing}
            />
            <VerdictLine verdict={desk.verdict} onChoose={(code) => desk.take(code, 'typed')} />
          </Box>
          <Notices desk={desk} counter={counter} />
          {list.mode === 'return' ? (
            <ReturnMode desk={desk} counter={counter} />
          ) : (
            <HandOverMode desk={desk} counter={counter} />
          )}
        </Stack>
        <Stack gap="4" align="stretch">
          <SessionLine counter={counter} session={session} onEnd={onEnd} />
          <RecentActs counter={counter} />
        </Stack>
      </Box>
      {handOver.shown ? (
        <SigningStep
          shown={handOver.shown}
          session={session}
          onSigned={signed}
          onAgain={handOver.showAgain}
          onBack={handOver.hide}
          onEnd={onEnd}
        />
      ) : null}
      {isLocked ? <Locked session={session} onUnlock={unlock} /> : null}
    </>
  );
}

/** What stands between the operator and the next hand-over: no connection, or a list from before a power cut. */
function Notices({ desk, counter }: { desk: DeskState; counter: CounterDto }) {
  const { restored, list, online } = desk;
  return (
    <>
      {online ? null : (
        <Alert tone="warning" title="Needs a connection." announce={false}>
          <p>
            The list is kept on this device. Returns of draws are queued; everything else waits for a
            connection.
          </p>
        </Alert>
      )}
      {restored?.draftId === list.draftId && !isEmpty(list) ? (
        <RestoredNotice desk={desk} counter={counter} />
      ) : null}
    </>
  );
}

/** After a restart: whether the list that was found on this device was recorded. */
function RestoredNotice({ desk, counter }: { desk: DeskState; counter: CounterDto }) {
  const { list, online, startAnew, isJustBack } = desk;
  const { data } = useQuery({ ...counterQueries.ofDraft(list.draftId), enabled: online });
  if (!data) return null;
  const recorded = data.find(({ state }) => state !== 'lapsed');
  if (!recorded) {
    if (!isJustBack) return null;
    const title = `The list at ${counter.name} is back. The recipient signs again.`;
    return (
      <Alert tone="info" title={title} announce={false}>
        {null}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={`This list was recorded as ${recorded.id}.`}>
      <Flex gap="3" align="center" wrap="wrap" mt="2">
        <Link to={`/counter/receipts/${recorded.id}`}>Open the receipt</Link>
        <Button size="s" onClick={() => startAnew(list.mode)}>
          Start the next list
        </Button>
      </Flex>
    </Alert>
  );
}

function HandOverMode({ desk, counter }: { desk: DeskState; counter: CounterDto }) {
  const { list, handOver, next } = desk;
  const items = counted(countItems(list.lines), 'item');
  return (
    <>
      <RecipientCells desk={desk} unitId={counter.unit.id} />
      <PaperTime desk={desk} />
      <ListPanel desk={desk} />
      <Box position="sticky" bottom={{ base: '64px', md: '0' }} background="bg" py="2">
        <Button
          variant="primary"
          size="l"
          working={handOver.isChecking}
          onClick={next}
          style={{ width: '100%', justifyContent: 'center' }}
        >
          {list.recipient && list.lines.length > 0 ? `Turn to ${list.recipient.name}, ${items}` : 'Next'}
        </Button>
      </Box>
    </>
  );
}

function ReturnMode({ desk, counter }: { desk: DeskState; counter: CounterDto }) {
  const { options, setOptions } = desk;
  return (
    <>
      {/* On a phone each stands in a row of its own, which is as high as a finger needs. */}
      <Flex columnGap="6" rowGap={{ base: '0', md: '2' }} wrap="wrap">
        <Checkbox
          checked={options.takeOff}
          onChange={(takeOff) => setOptions((before) => ({ ...before, takeOff }))}
        >
          Take off hand receipt
        </Checkbox>
        <Checkbox
          checked={options.counts}
          onChange={(counts) => setOptions((before) => ({ ...before, counts }))}
        >
          Count components
        </Checkbox>
        <PaperTime desk={desk} />
      </Flex>
      <ExpectedBack counter={counter} desk={desk} />
      <ReturnPanel desk={desk} />
    </>
  );
}
