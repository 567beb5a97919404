import {
  DEFAULT_SORT,
  FILTER_STATUSES,
  type FilterStatus,
  readSort,
  sortParam,
  TRANSFER_VIEWS,
  type TransferFilters,
  type TransferSort,
  type TransferView,
} from '@hand-receipt/data';
import { useLocation, useNavigate, useParams, useSearchParams } from '@hand-receipt/platform';
import { useCallback, useMemo } from 'react';

/** What is asked about one transfer before it is done: its answer, an answer to a recall or a sign-over, or a cancel. */
const ACTS = ['approve', 'reject', 'cancel', 'answer', 'agree', 'refuse'] as const;
export type TransferAct = (typeof ACTS)[number];

type Params = Record<string, string | null | undefined>;

function readFilters(params: URLSearchParams): TransferFilters {
  return {
    view: TRANSFER_VIEWS.find((view) => view === params.get('view')) ?? 'incoming',
    search: params.get('q') ?? '',
    status: FILTER_STATUSES.find((status) => status === params.get('status')) ?? null,
    sort: readSort(params.get('sort')),
  };
}

/** The question that is open: its act, and the id of the transfer. */
function readAct(params: URLSearchParams): { act: TransferAct; id: string } | null {
  const act = ACTS.find((known) => known === params.get('act'));
  const id = params.get('on');
  return act && id ? { act, id } : null;
}

/**
 * The screen's place, all of it in the URL so that a link, Back and a reload show the same: view, search,
 * status and sort, the transfer that is open (in the path), the request of several items that is open
 * (`?request={id}`), the question about one transfer (`?act=approve&on={id}`), and the dialogs that ask for an item
 * (`?ask=1`) and offer one (`?new=1&item={id}`).
 */
export function useTransfersLocation() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const { search: queryString } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(params), [params]);

  const change = useCallback(
    (changes: Params) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );

  return {
    filters,
    acting: useMemo(() => readAct(params), [params]),
    change,
    openId: id ?? null,
    openRequestId: params.get('request'),
    requesting: params.has('ask'),
    creating: params.has('new'),
    /** The item to offer, where a link names one. */
    itemToOffer: params.get('item'),
    /** XFER-14: another view starts without search and status. */
    setView: (view: TransferView) =>
      change({ view: view === 'incoming' ? null : view, q: null, status: null }),
    setSearch: (text: string) => change({ q: text }),
    setStatus: (status: FilterStatus | null) => change({ status }),
    setSort: (sort: TransferSort | null) => change({ sort: sortParam(sort ?? DEFAULT_SORT) }),
    reset: () => change({ q: null, status: null, sort: null }),
    startCreating: () => change({ new: '1' }),
    stopCreating: () => change({ new: null, item: null }),
    startRequesting: () => change({ ask: '1' }),
    stopRequesting: () => change({ ask: null }),
    closeRequest: () => change({ request: null, question: null }),
    /** Where a request is open over this list. */
    requestPath: useCallback(
      (requestId: string) => {
        const after = new URLSearchParams(queryString);
        after.set('request', requestId);
        return `/transfers?${after.toString()}`;
      },
      [queryString],
    ),
    /** From the list a step forward, so that Back closes it; from one to the next in place. */
    open: useCallback(
      (transferId: string) =>
        navigate(`/transfers/${encodeURIComponent(transferId)}${queryString}`, { replace: id !== undefined }),
      [navigate, queryString, id],
    ),
    close: () => navigate(`/transfers${queryString}`, { replace: true }),
  };
}
