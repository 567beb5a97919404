import type { Transfer, UserDto } from '@hand-receipt/contracts';
import type { TransferView } from '@hand-receipt/data';
import { formatDate, IconButton, ItemWords, PanelRightOpenIcon } from '@hand-receipt/ui';
import { type Column, RowButtons } from '@hand-receipt/ui/table';
import { AnswerRecallButton } from '../recall/answer-recall-button';
import { ConsentButtons, type Consenting } from '../sign-over/consent-buttons';
import { type Deciding, DecisionButtons } from './decision-buttons';
import { LineMark } from './line-mark';
import {
  isRecipient,
  isSender,
  mayAnswerRecall,
  mayConsent,
  mayDecide,
  partyName,
  serialOf,
  transferName,
} from './parties';
import { TransferBadge } from './transfer-badge';

export interface RowSettings {
  me: UserDto;
  view: TransferView;
  working: Deciding | null;
  onDecide: (deciding: Deciding) => void;
  onAnswerRecall: (transfer: Transfer) => void;
  onConsent: (consenting: Consenting) => void;
  /** Where a request of several items is open. */
  requestPath: (requestId: string) => string;
}

/** XFER-20: a request is answered in the incoming view, while pending, by its recipient. */
export const isAnswerable = ({ me, view }: RowSettings, transfer: Transfer): boolean =>
  view === 'incoming' && mayDecide(transfer, me);

/** SUCC-35: a recall is answered on its row in the outgoing view, by its holder. */
export const isRecallToAnswer = ({ me, view }: RowSettings, transfer: Transfer): boolean =>
  view === 'outgoing' && mayAnswerRecall(transfer, me);

/** SUCC-39: who must agree to a sign-over does so among what comes in. */
export const isToConsent = ({ me, view }: RowSettings, transfer: Transfer): boolean =>
  view === 'incoming' && mayConsent(transfer, me);

/** Room for Decline, Accept and the details, and for the details alone. */
const DECISIONS_WIDTH = 220;
const DETAILS_WIDTH = 92;
/** Room for Answer and the details. */
const ANSWER_WIDTH = 160;

const ACTIONS_WIDTH: Record<TransferView, number> = {
  incoming: DECISIONS_WIDTH,
  outgoing: ANSWER_WIDTH,
  history: DETAILS_WIDTH,
};

interface RowActsProps {
  transfer: Transfer;
  settings: RowSettings;
  onOpen: (id: string) => void;
}

/** What the reader may do with a row. */
function RowActs({ transfer, settings, onOpen }: RowActsProps) {
  const { working, onDecide } = settings;
  return (
    <RowButtons>
      {isAnswerable(settings, transfer) && (
        <DecisionButtons transfer={transfer} working={working} onDecide={onDecide} />
      )}
      {isToConsent(settings, transfer) && (
        <ConsentButtons transfer={transfer} onConsent={settings.onConsent} />
      )}
      {isRecallToAnswer(settings, transfer) && (
        <AnswerRecallButton transfer={transfer} onAnswer={settings.onAnswerRecall} />
      )}
      <IconButton
        size="s"
        label={`Details, ${transferName(transfer)}`}
        icon={<PanelRightOpenIcon />}
        onClick={() => onOpen(transfer.id)}
      />
    </RowButtons>
  );
}

const WIDTHS = { date: 120, party: 152, status: 124 };
/** On an upright tablet all facts of a row fit without the actions, which would cover the status if they were pinned. */
const NARROW_WIDTHS = { date: 96, party: 108, status: 112 };

/**
 * The columns of XFER-15. The server sorts; `value` only says that a column can be sorted.
 * @param isNarrow the window is that of an upright tablet
 */
export function transferColumns(
  settings: RowSettings,
  onOpen: (id: string) => void,
  isNarrow = false,
): Column<Transfer>[] {
  const { me, view } = settings;
  const widths = isNarrow ? NARROW_WIDTHS : WIDTHS;
  return [
    {
      id: 'date',
      header: 'Date',
      value: (transfer) => formatDate(transfer.date),
      mono: true,
      width: widths.date,
    },
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
      width: widths.party,
    },
    {
      id: 'to',
      header: 'To',
      value: (transfer) => partyName(transfer.to, isRecipient(transfer, me)),
      muted: view === 'incoming',
      width: widths.party,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (transfer) => <TransferBadge transfer={transfer} />,
      width: widths.status,
    },
    {
      id: 'actions',
      header: 'Actions',
      pinned: !isNarrow,
      align: 'right',
      cell: (transfer) => <RowActs transfer={transfer} settings={settings} onOpen={onOpen} />,
      width: ACTIONS_WIDTH[view],
    },
  ];
}
