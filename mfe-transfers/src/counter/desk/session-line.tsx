import type { CounterDto, CounterSessionDto } from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, syncNow, useMutation, useQueue } from '@hand-receipt/platform';
import { Button, counted, Flex, Text, toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { isReturnOf } from './use-returned';

interface SessionLineProps {
  counter: CounterDto;
  session: CounterSessionDto;
  onEnd: (why: string | null) => void;
}

const notClosed = (why: string) => toast({ tone: 'danger', title: 'Session not closed', description: why });

/**
 * Sends the returns of the session that wait on this device.
 *
 * @returns why the session stays open; null where nothing of it waits
 */
function useSendReturns(session: CounterSessionDto) {
  const { entries } = useQueue();
  const waiting = entries.filter((entry) => isReturnOf(session.id, entry) && entry.state !== 'failed').length;
  return async (): Promise<string | null> => {
    if (waiting === 0) return null;
    const { sent, refused, stopped } = await syncNow();
    if (sent > 0 && refused === 0 && !stopped) return null;
    const [verb, it] = waiting === 1 ? ['waits', 'it'] : ['wait', 'them'];
    return `${counted(waiting, 'return')} of this session ${verb} on this device. Send or discard ${it} first.`;
  };
}

/** Who operates the counter, and the end of their session. */
export function SessionLine({ counter, session, onEnd }: SessionLineProps) {
  const { mutate, isPending } = useMutation(counterMutations.closeSession);
  const [isSending, setSending] = useState(false);
  const sendReturns = useSendReturns(session);
  const close = () =>
    mutate(
      { id: counter.id, sessionId: session.id },
      { onSuccess: () => onEnd(null), onError: (error) => notClosed(refusalOf(error)) },
    );
  // After the session was closed, the server takes only a draw that this device's clock says came back before.
  const sendAndClose = async () => {
    setSending(true);
    try {
      const why = await sendReturns();
      if (why === null) close();
      else notClosed(why);
    } catch (error) {
      notClosed(refusalOf(error as Error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text as="small" color="fg.muted">
        {session.operator.name} at {session.device_name}
      </Text>
      <Button working={isPending || isSending} onClick={() => void sendAndClose()}>
        Close Session
      </Button>
    </Flex>
  );
}
