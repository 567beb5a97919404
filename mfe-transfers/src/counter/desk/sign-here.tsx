import type { CounterPackDto, CounterSessionDto, PersonDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useConnection, useQuery } from '@hand-receipt/platform';
import { Box, Button, counted, Flex, PenLineIcon, Stack, Text } from '@hand-receipt/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { NoCounterPin, type UnreadyPerson } from './no-counter-pin';
import { CounterPinField } from './pin-field';
import { useOneField } from './use-one-field';
import type { Signature } from './use-signature';

interface SignHereProps {
  session: CounterSessionDto;
  recipient: PersonDto;
  /** How many items they sign for. */
  items: number;
  signing: Signature;
  /** Not right: it goes back to the operator. */
  onBack: () => void;
}

const ASK_AGAIN_MS = 5000;

/**
 * In sight at the bottom, however long the list is; on a phone also where the list is short. The shadow covers what shows
 * in the padding of the cover.
 */
const footer = {
  position: 'sticky',
  marginTop: { base: 'auto', md: '0' },
  bottom: '0',
  paddingBlock: '8px',
  background: 'bg',
  boxShadow: '0 16px 0 var(--hr-colors-bg)',
} as const;
/** Three words in one row of a phone. */
const narrow = { paddingInline: 10 };

/** The recipient, where they cannot sign with a PIN at the counter; null where they can. It is asked again while they cannot. */
function useUnready({ id, counter }: CounterSessionDto, recipientId: string): UnreadyPerson | null {
  const findUnready = (pack: CounterPackDto | undefined): UnreadyPerson | null =>
    pack?.people.find((person) => person.id === recipientId && !person.counter_ready) ?? null;
  const { data } = useQuery({
    ...counterQueries.pack(counter.id, id),
    // They may set one on their own device meanwhile.
    refetchInterval: ({ state }) => (findUnready(state.data) ? ASK_AGAIN_MS : false),
  });
  return findUnready(data);
}

/** The recipient's PIN, or what they do without one. */
export function SignHere({ session, recipient, items, signing, onBack }: SignHereProps) {
  const field = useRef<HTMLInputElement>(null);
  const online = useConnection((connection) => connection.online);
  const unready = useUnready(session, recipient.id);
  const ready = unready === null;
  useOneField(field, online && ready);
  useEffect(() => field.current?.focus(), [online, ready]);
  const ways = [ready ? 'PIN' : '', signing.signByPasskey ? 'passkey' : ''].filter(Boolean);
  return (
    <>
      {!online ? (
        <Text color="warning.fg" fontWeight="semibold" role="alert">
          Needs a connection. The list is kept on this device.
        </Text>
      ) : unready ? (
        <>
          <NoCounterPin person={unready} />
          {signing.error === null ? null : (
            <Text role="alert" color="danger.fg" fontWeight="semibold">
              {signing.error}
            </Text>
          )}
        </>
      ) : (
        <TypePin field={field} signing={signing} />
      )}
      {/* Last on a wide screen; on a phone nothing stands below the buttons. */}
      {online && ways.length > 0 ? (
        <Text as="small" color="fg.muted" textAlign="center" order={{ base: '0', md: '1' }}>
          The record says: with a {ways.join(' or ')} on the device, at {session.counter.name}, operated by{' '}
          {session.operator.name}.
        </Text>
      ) : null}
      <Box css={footer}>
        <Stack gap="2" align="stretch">
          {online && ready ? <Sign items={items} signing={signing} /> : null}
          {/* What needs the server is not offered without a connection; the line above says why. */}
          <OtherWays online={online} signing={signing} onBack={onBack} />
        </Stack>
      </Box>
    </>
  );
}

interface TypePinProps extends Pick<SignHereProps, 'signing'> {
  field: RefObject<HTMLInputElement | null>;
}

const TypePin = ({ field, signing }: TypePinProps) => (
  <CounterPinField
    field={field}
    label="Your PIN"
    pin={signing.pin}
    onChange={signing.setPin}
    onEnter={signing.sign}
    error={signing.error}
    disabled={signing.isPending && !signing.isAskingAgain}
  />
);

const Sign = ({ items, signing }: Pick<SignHereProps, 'items' | 'signing'>) => (
  <Button
    variant="primary"
    size="l"
    icon={<PenLineIcon />}
    working={signing.isPending}
    onClick={signing.sign}
  >
    Sign for {counted(items, 'item')}
  </Button>
);

/** Whatever else the recipient may do in place of typing their PIN. */
function OtherWays({
  online,
  signing,
  onBack,
}: Pick<SignHereProps, 'signing' | 'onBack'> & { online: boolean }) {
  const { isPending, signByPasskey, sendToPhone } = signing;
  return (
    <Flex gap={{ base: '0', md: '2' }} justify="center" wrap="wrap">
      <Button variant="ghost" size="l" style={narrow} disabled={isPending} onClick={onBack}>
        Not Right
      </Button>
      {online && signByPasskey ? (
        <Button variant="ghost" size="l" style={narrow} disabled={isPending} onClick={signByPasskey}>
          Use passkey
        </Button>
      ) : null}
      {online ? (
        <Button variant="ghost" size="l" style={narrow} disabled={isPending} onClick={sendToPhone}>
          On my own phone
        </Button>
      ) : null}
    </Flex>
  );
}
