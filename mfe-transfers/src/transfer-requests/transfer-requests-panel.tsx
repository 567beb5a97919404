import type { TransferRequestDto } from '@hand-receipt/contracts';
import { type TransferRequestBox, transferQueries } from '@hand-receipt/data';
import { knownValue, useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, CountBadge, lateDialog, Panel } from '@hand-receipt/ui';
import { TransferRequestLine } from './transfer-request-line';
import { useHeld } from '../transfers/use-held';
import { REQUEST_ACTS, type RequestAct } from './request-act';

const ConfirmRequestAct = lateDialog(() => import('./confirm-request-act'));

const TITLE: Record<TransferRequestBox, string> = { incoming: 'Asked of You', outgoing: 'Asked by You' };

/** What is asked about one of these requests, in the address. */
function useRequestAct(box: TransferRequestBox, requests: readonly TransferRequestDto[]) {
  const { get, set } = useUrlState();
  const act = knownValue<RequestAct['act']>(REQUEST_ACTS[box], get('requestAct'));
  const id = get('requestId');
  const request = useHeld(
    act && id && `${act} ${id}`,
    requests.find((one) => one.id === id),
  );
  return {
    requestAct: act && request ? { request, act } : null,
    ask: ({ request: asked, act: wanted }: RequestAct) => set({ requestAct: wanted, requestId: asked.id }),
    stop: () => set({ requestAct: '', requestId: '' }),
  };
}

/** The transfer requests that wait for the user, or those that they sent. Renders nothing if there are none. */
export function TransferRequestsPanel({ box }: { box: TransferRequestBox }) {
  const requests: TransferRequestDto[] = useQuery(transferQueries.transferRequests(box)).data ?? [];
  const { requestAct, ask, stop } = useRequestAct(box, requests);
  return (
    <>
      {requests.length > 0 && (
        <Box mt="3">
          <Panel
            title={TITLE[box]}
            badge={<CountBadge count={requests.length} tone={box === 'incoming' ? 'demand' : 'neutral'} />}
          >
            <ul aria-label={TITLE[box]}>
              {requests.map((request) => (
                <TransferRequestLine key={request.id} request={request} box={box} onAct={ask} />
              ))}
            </ul>
          </Panel>
        </Box>
      )}
      {requestAct && <ConfirmRequestAct {...requestAct} onClose={stop} />}
    </>
  );
}
