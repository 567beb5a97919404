import type { EvidenceDto } from '@hand-receipt/contracts/routes';
import type { LedgerSource } from '@hand-receipt/ledger';
import type { TestApp } from '../support/app';

type Send = Awaited<ReturnType<TestApp['signIn']>>;

/** The evidence of the API as a signed-in browser asks for it. */
export function sourceOf(send: Send): LedgerSource {
  const get = async <T>(url: string): Promise<T> => {
    const response = await send({ method: 'GET', url });
    if (response.statusCode !== 200) throw new Error(response.json<{ message: string }>().message);
    return response.json<T>();
  };
  return {
    keys: () => get('/api/ledger/key'),
    checkpoint: () => get('/api/ledger/checkpoint'),
    consistency: async (from, to) =>
      (await get<{ proof: string[] }>(`/api/ledger/consistency?from=${from}&to=${to}`)).proof,
    subtrees: async (size) => (await get<{ hashes: string[] }>(`/api/ledger/subtrees?size=${size}`)).hashes,
    receipts: async (after, size) =>
      (await get<EvidenceDto>(`/api/ledger/receipts?after=${after}&size=${size}`)).events,
  };
}
