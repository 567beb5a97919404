import type { PasskeyDto } from '@hand-receipt/contracts';
import { accountQueries } from '@hand-receipt/data';
import { canUsePasskeys, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  formatDateTime,
  LoadingRows,
  Mono,
  Panel,
  PlusIcon,
  Text,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { AccountRow } from './account-row';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { RemovePasskeyDialog } from './remove-passkey-dialog';

/**
 * Security keys and devices with which this person signs in, confirms changes and signs at a counter. `?act=add-passkey`
 * of the address opens the form.
 */
export function PasskeysPanel() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.passkeys());
  const { get, set } = useUrlState();
  const [removing, setRemoving] = useState<PasskeyDto | null>(null);
  const usable = canUsePasskeys();

  return (
    <Panel
      title="Passkeys"
      actions={
        usable ? (
          <Button size="s" icon={<PlusIcon size={14} />} onClick={() => set({ act: 'add-passkey' })}>
            Add passkey
          </Button>
        ) : null
      }
    >
      {usable ? null : (
        <Text px="4" pt="4" color="fg.muted">
          Passkeys cannot be added here: this browser has no WebAuthn, or the address is neither HTTPS nor
          localhost.
        </Text>
      )}
      {data ? (
        <PasskeyList passkeys={data} onRemove={setRemoving} />
      ) : error ? (
        <ErrorState
          title="Failed to load your passkeys"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading your passkeys..." rows={2} />
      )}
      <AddPasskeyDialog open={usable && get('act') === 'add-passkey'} onClose={() => set({ act: '' })} />
      <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />
    </Panel>
  );
}

interface PasskeyListProps {
  passkeys: readonly PasskeyDto[];
  onRemove: (passkey: PasskeyDto) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) {
    return (
      <EmptyState
        title="No passkeys"
        hint="With a passkey you sign in without your password, and sign at a counter without typing your PIN there."
        align="left"
      />
    );
  }
  return (
    <Box as="ul" px="4">
      {passkeys.map((passkey) => (
        <AccountRow key={passkey.id} title={passkey.name} detail={<PasskeyFacts passkey={passkey} />}>
          <Button size="s" aria-label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
            Remove
          </Button>
        </AccountRow>
      ))}
    </Box>
  );
}

function PasskeyFacts({ passkey: { createdAt, lastUsedAt } }: { passkey: PasskeyDto }) {
  return (
    <>
      Added <Mono>{formatDateTime(createdAt)}</Mono>.{' '}
      {lastUsedAt ? (
        <>
          Last used <Mono>{formatDateTime(lastUsedAt)}</Mono>
        </>
      ) : (
        'Never used'
      )}
    </>
  );
}
