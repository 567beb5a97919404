import type { ApiTokenDto } from '@hand-receipt/contracts';
import { accountQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, Button, EmptyState, ErrorState, LoadingRows, Panel, PlusIcon } from '@hand-receipt/ui';
import { useState } from 'react';
import { AccountRow } from './account-row';
import { NewTokenDialog } from './new-token-dialog';
import { RevokeTokenDialog } from './revoke-token-dialog';
import { TokenFacts } from './token-facts';

/** Personal API tokens: what programs of this person sign in with. `?act=new-token` of the address opens the form. */
export function TokensPanel() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.tokens());
  const { get, set } = useUrlState();
  const [revoking, setRevoking] = useState<ApiTokenDto | null>(null);

  return (
    <Panel
      title="API tokens"
      actions={
        <Button size="s" icon={<PlusIcon size={14} />} onClick={() => set({ act: 'new-token' })}>
          New token
        </Button>
      }
    >
      {data ? (
        <TokenList tokens={data} onRevoke={setRevoking} />
      ) : error ? (
        <ErrorState
          title="Failed to load your API tokens"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading your API tokens..." rows={2} />
      )}
      <NewTokenDialog open={get('act') === 'new-token'} onClose={() => set({ act: '' })} />
      <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />
    </Panel>
  );
}

interface TokenListProps {
  tokens: readonly ApiTokenDto[];
  onRevoke: (token: ApiTokenDto) => void;
}

function TokenList({ tokens, onRevoke }: TokenListProps) {
  if (tokens.length === 0) {
    return <EmptyState title="No API tokens" hint="A program that acts for you needs one." align="left" />;
  }
  return (
    <Box as="ul" px="4">
      {tokens.map((token) => (
        <AccountRow key={token.id} title={token.name} detail={<TokenFacts token={token} />}>
          <Button size="s" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
            Revoke
          </Button>
        </AccountRow>
      ))}
    </Box>
  );
}
