import type { ApiTokenDto } from '@hand-receipt/contracts';
import { formatDateTime, Mono } from '@hand-receipt/ui';
import { SCOPE_TEXTS } from './token-texts';

/** What a token may do, until when, and when a program last used it. */
export function TokenFacts({ token }: { token: ApiTokenDto }) {
  const { scope, createdAt, expiresAt, lastUsedAt } = token;
  const expired = Date.parse(expiresAt) <= Date.now();
  return (
    <>
      {SCOPE_TEXTS[scope]}. Made <Mono>{formatDateTime(createdAt)}</Mono>,{' '}
      {expired ? <b>expired</b> : 'expires'} <Mono>{formatDateTime(expiresAt)}</Mono>.
      <br />
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
