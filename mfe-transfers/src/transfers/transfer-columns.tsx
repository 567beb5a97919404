import type { Transfer, UserDto } from '@hand-receipt/contracts';
import type { TransferView } from '@hand-receipt/data';
import { formatDate, IconButton, ItemWords, PanelRightOpenIcon } from '@hand-receipt/ui';
import { type Column, RowButtons } from '@hand-receipt/ui/table';
import { type Deciding, DecisionButtons } from './decision-buttons';
import { LineMark } from './line-mark';
import { isRecipient, isSender, mayDecide, partyName, serialOf, transferName } from './parties';
import { TransferBadge } from './transfer-badge';

export interface RowSettings {
  me: UserDto;
  view: TransferView;
  working: Deciding | null;
  onDecide: (deciding: Deciding) => void;
  /** Where a request of several items is open. */
  requestPath: (requestId: string) => string;
}

/** XFER-20: a request is answered in the incoming view, while pending, by its recipient. */
export const isAnswerable = ({ me, view }: RowSettings, transfer: Transfer): boolean =>
  view === 'incoming' && mayDecide(transfer, me);

/** Room for Decline, Accept and the details, and for the details alone. */
const DECISIONS_WIDTH = 220;
const DETAILS_WIDTH = 92;

/** The columns of XFER-15. The server sorts; `value` only says that a column can be sorted. */
export function transferColumns(settings: RowSettings, onOpen: (id: string) => void): Column<Transfer>[] {
  const { me, view, working, onDecide } = settings;
  return [
    { id: 'date', header: 'Date', value: (transfer) => formatDate(transfer.date), mono: true, width: 120 },
    {
      id: 'name',
      header: 'Item / SN',
      value: (transfer) => transfer.name,
      least: 200,
      serial: serialOf,
      cell: (transfer) => (
        <ItemWords name={transfer.name} serial={serialOf(transfer)}>
          <LineMark transfer={transfer} requestPath={settings.requestPath} />
        </ItemWords>
      ),
    },
    {
      id: 'from',
      header: 'From',
      value: (transfer) => partyName(transfer.from, isSender(transfer, me)),
      muted: view === 'outgoing',
      width: 152,
    },
    {
      id: 'to',
      header: 'To',
      value: (transfer) => partyName(transfer.to, isRecipient(transfer, me)),
      muted: view === 'incoming',
      width: 152,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (transfer) => <TransferBadge transfer={transfer} />,
      width: 124,
    },
    {
      id: 'actions',
      header: 'Actions',
      pinned: true,
      align: 'right',
      cell: (transfer) => (
        <RowButtons>
          {isAnswerable(settings, transfer) && (
            <DecisionButtons transfer={transfer} working={working} onDecide={onDecide} />
          )}
          <IconButton
            size="s"
            label={`Details, ${transferName(transfer)}`}
            icon={<PanelRightOpenIcon />}
            onClick={() => onOpen(transfer.id)}
          />
        </RowButtons>
      ),
      width: view === 'incoming' ? DECISIONS_WIDTH : DETAILS_WIDTH,
    },
  ];
}
