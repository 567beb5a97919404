import type { TokenScope } from '@hand-receipt/contracts';

export const SCOPE_TEXTS: Record<TokenScope, string> = {
  read: 'Read only',
  'read-write': 'Read and write',
};
