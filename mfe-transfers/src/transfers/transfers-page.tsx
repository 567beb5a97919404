import { TRANSFER_VIEWS, transferQueries, type TransferView } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import {
  Button,
  IconButton,
  PageBody,
  PageHeader,
  PlusIcon,
  ScanLineIcon,
  type Tab,
  Tabs,
  Text,
} from '@hand-receipt/ui';
import { useCallback, useMemo } from 'react';
import { TransferRequestsPanel } from '../transfer-requests/transfer-requests-panel';
import { useDecision } from '../decision/use-decision';
import { OpenTransfer } from '../details/open-transfer';
import { WaitingHandOvers } from '../waiting-hand-overs/waiting-hand-overs';
import type { Deciding } from './decision-buttons';
import { TransferFiltersBar } from './transfer-filters-bar';
import { TransferList } from './transfer-list';
import { TransferOverlays } from './transfer-overlays';
import { usePendingToast } from './use-pending-toast';
import { useTransferAct } from './use-transfer-act';
import { useTransferPages } from './use-transfer-pages';
import { useTransfersLocation } from './use-transfers-location';
import { VIEW_WORDS } from './view-words';

/** Tabs with what waits: red for my own decision, neutral for others'. No badge where nothing waits (XFER-06). */
const tabsWith = (waiting: Partial<Record<TransferView, number>>): Tab<TransferView>[] =>
  TRANSFER_VIEWS.map((view) => ({
    value: view,
    label: VIEW_WORDS[view].label,
    count: waiting[view] || undefined,
    countTone: view === 'incoming' ? 'demand' : 'neutral',
  }));

/** Transfers to me, from me, and all there ever were. */
export default function TransfersPage() {
  const me = useCurrentUser();
  const place = useTransfersLocation();
  const { filters } = place;
  const pages = useTransferPages(filters);
  const incoming = useQuery(transferQueries.waiting()).data?.total;
  const outgoing = useQuery(transferQueries.pending('outgoing')).data?.total;
  const act = useTransferAct(place, pages);
  const { handlers } = act;
  const ask = useCallback(
    (deciding: Deciding | null) => (deciding ? handlers.onDecide(deciding) : handlers.stop()),
    [handlers],
  );
  const decision = useDecision({ kept: { asked: act.deciding, ask } });
  const { working } = decision;

  // Who has a transfer open is reviewing already: what waits is said once they are back at the list.
  const isAtList = !pages.isLoading && place.openId === null && place.openRequestId === null;
  usePendingToast(isAtList ? incoming : undefined);

  const settings = useMemo(
    () => ({
      me,
      view: filters.view,
      working,
      ...handlers,
      requestPath: place.requestPath,
    }),
    [me, filters.view, working, handlers, place.requestPath],
  );

  return (
    <PageBody>
      <PageHeader
        caption="EQUIPMENT"
        title="Transfers"
        actions={
          <>
            <Button icon={<ScanLineIcon />} onClick={place.startRequesting}>
              Ask for Item
            </Button>
            <Button variant="primary" icon={<PlusIcon />} onClick={place.startCreating}>
              New Transfer
            </Button>
          </>
        }
        phoneAction={
          <>
            <IconButton
              size="l"
              label="Ask for Item"
              tooltip=""
              icon={<ScanLineIcon size={20} />}
              onClick={place.startRequesting}
            />
            <IconButton
              size="l"
              label="New Transfer"
              tooltip=""
              icon={<PlusIcon size={20} />}
              onClick={place.startCreating}
            />
          </>
        }
      />
      <OpenTransfer place={place} pages={pages} handlers={handlers} />
      <Tabs
        label="Transfer views"
        value={filters.view}
        onChange={place.setView}
        tabs={tabsWith({ incoming, outgoing })}
      >
        <Text color="fg.muted" pt="3">
          {VIEW_WORDS[filters.view].description}
        </Text>
        {filters.view === 'incoming' && <WaitingHandOvers />}
        {filters.view !== 'history' && <TransferRequestsPanel box={filters.view} />}
        <TransferFiltersBar
          filters={filters}
          total={pages.total}
          onSearch={place.setSearch}
          onStatus={place.setStatus}
          onReset={place.reset}
        />
        <TransferList
          pages={pages}
          filters={filters}
          settings={settings}
          onSort={place.setSort}
          onOpen={place.open}
          onCreate={place.startCreating}
        />
      </Tabs>
      <TransferOverlays place={place} act={act} decision={decision} />
    </PageBody>
  );
}
