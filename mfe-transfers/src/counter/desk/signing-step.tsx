import type { CounterPackDto, CounterSessionDto, HandOverDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useConnection, useQuery } from '@hand-receipt/platform';
import { Box, Button, counted, Flex, formatDateTime, Mono, PenLineIcon, Stack, Text } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import { Cover } from './cover';
import { MODE_WORDS } from './list';
import { NoCounterPin } from './no-counter-pin';
import { CounterPinField } from './pin-field';
import { SignedLines } from './signed-lines';
import type { ShownList } from './use-hand-over';
import { useOneField } from './use-one-field';
import { canSignByPasskey, useSigning } from './use-signing';

interface SigningStepProps {
  shown: ShownList;
  session: CounterSessionDto;
  onSigned: (handOver: HandOverDto) => void;
  onAgain: (why: string) => Promise<boolean>;
  /** Not right: the list goes back to the operator. */
  onBack: () => void;
  onEnd: (why: string) => void;
}

/** From whose hand receipt the lines come, in words. */
function giverWords({ prepared }: ShownList): string {
  const names = new Set(prepared.lines.map(({ giver }) => giver?.name ?? 'the property book'));
  return [...names].join(' and ');
}

const ASK_AGAIN_MS = 5000;

const ANSWERS = {
  draw: 'You have them until they are back at the counter.',
  issue: 'You answer for them now.',
  temporary: 'You answer for them until the due date.',
  return: '',
} as const;

/** The whole screen for the recipient: what they sign for, and their PIN. The operator's controls are gone. */
export function SigningStep({ shown, session, onSigned, onAgain, onBack, onEnd }: SigningStepProps) {
  const { recipient, mode } = shown.list;
  const { lines, due_at: dueAt } = shown.prepared;
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') back.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const items = counted(lines.length, 'item');
  return (
    <Cover label="Receiver signs here">
      <Stack gap="4" maxWidth="560px" mx="auto" align="stretch">
        <Text textStyle="label">Receiver signs here</Text>
        <Box>
          <Text as="h1" fontSize="20px" lineHeight="28px" fontWeight="semibold">
            {recipient.name}, sign for {items}
          </Text>
          <Text color="fg.muted">
            {MODE_WORDS[mode]} from {giverWords(shown)}.{' '}
            {dueAt ? (
              <>
                Due <Mono>{formatDateTime(dueAt)}</Mono>.{' '}
              </>
            ) : null}
            {ANSWERS[mode]}
          </Text>
        </Box>
        <SignedLines lines={lines} />
        <SignHere
          shown={shown}
          session={session}
          onSigned={onSigned}
          onAgain={onAgain}
          onBack={onBack}
          onEnd={onEnd}
        />
        <Text as="small" color="fg.muted" textAlign="center">
          The record says: {canSignByPasskey(shown) ? 'PIN or passkey' : 'PIN'} at {session.counter.name},
          operated by {session.operator.name}.
        </Text>
      </Stack>
    </Cover>
  );
}

/** Whether the recipient can sign with a PIN at the counter; it is asked again while they cannot. */
function useCounterPin({ id, counter }: CounterSessionDto, recipientId: string): boolean {
  const isReady = (pack: CounterPackDto | undefined): boolean =>
    pack?.people.find((person) => person.id === recipientId)?.counter_ready ?? true;
  const { data } = useQuery({
    ...counterQueries.pack(counter.id, id),
    // They may set one on their own device meanwhile.
    refetchInterval: ({ state }) => (isReady(state.data) ? false : ASK_AGAIN_MS),
  });
  return isReady(data);
}

/** The recipient's PIN, or what they do without one. */
function SignHere({ shown, session, onSigned, onAgain, onBack, onEnd }: SigningStepProps) {
  const { recipient } = shown.list;
  const field = useRef<HTMLInputElement>(null);
  const online = useConnection((connection) => connection.online);
  const ready = useCounterPin(session, recipient.id);
  const signing = useSigning({ shown, sessionId: session.id, onSigned, onAgain, onEnd });
  useOneField(field, online && ready);
  useEffect(() => field.current?.focus(), [online, ready]);
  const items = counted(shown.prepared.lines.length, 'item');
  return (
    <>
      {!online ? (
        <Text color="warning.fg" fontWeight="semibold" role="alert">
          Needs a connection. The list is kept on this device.
        </Text>
      ) : !ready ? (
        <>
          <NoCounterPin name={recipient.name} />
          {signing.error === null ? null : (
            <Text role="alert" color="danger.fg" fontWeight="semibold">
              {signing.error}
            </Text>
          )}
        </>
      ) : (
        <>
          <CounterPinField
            field={field}
            label="Your PIN"
            pin={signing.pin}
            onChange={signing.setPin}
            onEnter={signing.sign}
            error={signing.error}
            disabled={signing.isPending}
          />
          <Button
            variant="primary"
            size="l"
            icon={<PenLineIcon />}
            working={signing.isPending}
            onClick={signing.sign}
            style={{ justifyContent: 'center' }}
          >
            Sign for {items}
          </Button>
        </>
      )}
      <Flex gap="2" justify="center" wrap="wrap">
        <Button variant="ghost" size="l" disabled={signing.isPending} onClick={onBack}>
          Not right
        </Button>
        {signing.signByPasskey ? (
          <Button
            variant="ghost"
            size="l"
            disabled={signing.isPending || !online}
            onClick={signing.signByPasskey}
          >
            Use passkey
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="l"
          disabled={signing.isPending || !online}
          onClick={signing.sendToPhone}
        >
          On my own phone
        </Button>
      </Flex>
    </>
  );
}
