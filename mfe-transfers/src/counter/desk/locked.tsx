import type { CounterSessionDto } from '@hand-receipt/contracts';
import { counterMutations, useProof } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { Box, Button, LockIcon, Stack, Text } from '@hand-receipt/ui';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Cover } from './cover';

interface LockedProps {
  session: CounterSessionDto;
  onUnlock: () => void;
}

/** Covers the counter until its operator shows that it is they. The list below stays. */
export function Locked({ session, onUnlock }: LockedProps) {
  const proof = useProof() ?? 'pin';
  const field = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending } = useMutation(counterMutations.unlock);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), [proof, error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || input.value === '') return;
    const secret = input.value;
    input.value = '';
    setError(null);
    try {
      await mutateAsync({ proof, take: () => secret });
      onUnlock();
    } catch (failure) {
      setError(refusalOf(failure as Error));
    }
  };
  const words = proof === 'pin' ? 'PIN' : 'password';
  return (
    <Cover label="Counter locked">
      <Stack
        as="form"
        onSubmit={(event: FormEvent) => void submit(event)}
        gap="4"
        maxWidth="400px"
        mx="auto"
        mt="16vh"
        align="stretch"
      >
        <LockIcon size={32} aria-hidden="true" />
        <Text as="h1" fontSize="20px" fontWeight="semibold">
          Counter locked. {session.operator.name}, enter your {words}.
        </Text>
        <Text color="fg.muted">The list is kept.</Text>
        <SecretField field={field} proof={proof} error={error} />
        <Button type="submit" variant="primary" size="l" working={isPending}>
          Unlock
        </Button>
      </Stack>
    </Cover>
  );
}

interface SecretFieldProps {
  field: RefObject<HTMLInputElement | null>;
  proof: 'pin' | 'password';
  error: string | null;
}

/** Masked, without a way to show it. */
function SecretField({ field, proof, error }: SecretFieldProps) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id} style={{ fontWeight: 600 }}>
        {proof === 'pin' ? 'Your PIN' : 'Your password'}
      </label>
      <span className="hr-input">
        <input
          ref={field}
          id={id}
          type="password"
          inputMode={proof === 'pin' ? 'numeric' : 'text'}
          autoComplete="off"
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
      </span>
      {error === null ? null : (
        <Text id={`${id}-error`} role="alert" color="danger.fg" mt="2">
          {error}
        </Text>
      )}
    </Box>
  );
}
