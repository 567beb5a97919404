import type { SecondFactorDto } from '@hand-receipt/contracts';
import { accountMutations, accountQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Button,
  ErrorState,
  formatDateTime,
  HStack,
  LoadingRows,
  Mono,
  Panel,
  Text,
  toast,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { Late } from '../../app/late';
import { noteSecurity } from '../../session/security-log';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { setUpAppDialog } from './second-factor-parts';

/**
 * The authenticator app that stands beside the password, and its recovery codes. `?act` of the address names the form that
 * is open.
 */
export function SecondFactorPanel() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.secondFactor());
  return (
    <Panel title="Authenticator app" padded>
      {data ? (
        <AppState factor={data} />
      ) : error ? (
        <ErrorState
          title="Failed to load your second factor"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading your second factor..." rows={1} />
      )}
    </Panel>
  );
}

function AppState({ factor }: { factor: SecondFactorDto }) {
  const { authenticatorSince: since, recoveryCodesLeft: left, required } = factor;
  const { get, set } = useUrlState();
  const act = get('act');
  const close = () => set({ act: '' });
  return (
    <>
      {since === null ? (
        <Text>No authenticator app is set up.</Text>
      ) : (
        <Text>
          Set up <Mono>{formatDateTime(since)}</Mono>. {left} recovery {left === 1 ? 'code is' : 'codes are'}{' '}
          left.
        </Text>
      )}
      <Text mb="3" color="fg.muted">
        {required ? 'Your role needs this app or a passkey. ' : ''}
        With an app, signing in with your password also asks for a code. A passkey asks for none.
      </Text>
      <HStack gap="2" wrap="wrap">
        <Button onClick={() => set({ act: 'set-up-app' })}>
          {since === null ? 'Set up app' : 'Replace app'}
        </Button>
        {since === null ? null : (
          <>
            <Button onClick={() => set({ act: 'new-codes' })}>New recovery codes</Button>
            <Button onClick={() => set({ act: 'remove-app' })}>Remove app</Button>
          </>
        )}
      </HStack>
      {act === 'set-up-app' ? (
        <Late part={setUpAppDialog} with={{ replaces: since !== null, onClose: close }} waiting={null} />
      ) : null}
      {act === 'remove-app' && since !== null ? <RemoveAppDialog onClose={close} /> : null}
      {act === 'new-codes' ? <NewCodesDialog onClose={close} /> : null}
    </>
  );
}

function RemoveAppDialog({ onClose }: { onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(accountMutations.removeTotp);
  return (
    <ProofDialog
      title="Remove your authenticator app?"
      description="Signing in with your password asks for no code any more. The recovery codes open nothing any more."
      submitLabel="Remove app"
      refusedTitle="The app was not removed"
      onClose={onClose}
      onProof={async (proof) => {
        await mutateAsync(proof);
        noteSecurity(id, 'Authenticator app removed');
        toast({ title: 'Authenticator app removed', tone: 'success' });
        onClose();
      }}
    />
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(accountMutations.renewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <ProofDialog
      title="Make new recovery codes?"
      description="The codes that you have now open nothing any more."
      submitLabel="Make codes"
      refusedTitle="No codes were made"
      onClose={onClose}
      onProof={async (proof) => {
        const { recoveryCodes } = await mutateAsync(proof);
        noteSecurity(id, 'Recovery codes replaced');
        setCodes(recoveryCodes);
      }}
    />
  );
}
