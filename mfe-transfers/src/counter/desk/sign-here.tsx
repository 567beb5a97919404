import type { CounterSessionDto, PersonDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useConnection, useQuery } from '@hand-receipt/platform';
import { Button, counted, Flex, PenLineIcon, Text } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import { NoCounterPin } from './no-counter-pin';
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

/** The recipient's PIN, or what they do without one. */
export function SignHere({ session, recipient, items, signing, onBack }: SignHereProps) {
  const field = useRef<HTMLInputElement>(null);
  const online = useConnection((connection) => connection.online);
  const pack = useQuery({
    ...counterQueries.pack(session.counter.id, session.id),
    staleTime: 60_000,
  });
  const ready = pack.data?.people.find(({ id }) => id === recipient.id)?.counter_ready ?? true;
  useOneField(field, online && ready);
  useEffect(() => field.current?.focus(), [online, ready]);
  return (
    <>
      {!online ? (
        <Text color="warning.fg" fontWeight="semibold" role="alert">
          Needs a connection. The list is kept on this device.
        </Text>
      ) : !ready ? (
        <NoCounterPin name={recipient.name} />
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
            Sign for {counted(items, 'item')}
          </Button>
        </>
      )}
      <Flex gap="2" justify="center" wrap="wrap">
        <Button variant="ghost" size="l" disabled={signing.isPending} onClick={onBack}>
          Not right
        </Button>
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
