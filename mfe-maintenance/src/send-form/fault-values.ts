import {
  FAULT_SYMBOLS,
  type FaultSymbol,
  FORM_LIMITS,
  type FormFaultDto,
  isStricterSymbol,
  type MaintenanceItemDto,
  type Role,
} from '@hand-receipt/contracts';
import { isRecord } from './is-record';

/** A fault as it stands in the form. */
export interface FaultValues {
  /** Tells the rows apart. */
  key: string;
  /** The maintenance entry that it is already; '' for a new fault. */
  maintenanceId: string;
  /** The symbol of that entry; a form may be stricter. */
  recorded: FaultSymbol | '';
  /** The TM item number of that entry, which a form does not change; '' where it has none. */
  recordedTm: string;
  tmItem: string;
  symbol: FaultSymbol;
  description: string;
}

/** A row in which nothing was typed yet. */
export const emptyFault = (key: string): FaultValues => ({
  key,
  maintenanceId: '',
  recorded: '',
  recordedTm: '',
  tmItem: '',
  symbol: '/',
  description: '',
});

/** A key that no row has. */
export function nextKey(faults: readonly FaultValues[]): string {
  let number = faults.length + 1;
  while (faults.some(({ key }) => key === `new-${number}`)) number += 1;
  return `new-${number}`;
}

const isNew = ({ maintenanceId }: FaultValues): boolean => maintenanceId === '';

/** A new row without any words: it is not sent. */
export const isBlank = ({ maintenanceId, tmItem, description }: FaultValues): boolean =>
  maintenanceId === '' && tmItem.trim() === '' && description.trim() === '';

/** What was typed of an open fault, as far as its entry still allows it. */
function withTyped(open: FaultValues, typed: FaultValues | undefined): FaultValues {
  if (!typed) return open;
  const isMilder = open.recorded !== '' && isStricterSymbol(open.recorded, typed.symbol);
  return { ...open, tmItem: open.recordedTm || typed.tmItem, symbol: isMilder ? open.symbol : typed.symbol };
}

const openFault = ({ id, tmItem, symbol, description }: MaintenanceItemDto): FaultValues => ({
  key: id,
  maintenanceId: id,
  recorded: symbol,
  recordedTm: tmItem ?? '',
  tmItem: tmItem ?? '',
  symbol,
  description,
});

/**
 * The open faults of the item as they are now, then the new ones of a draft. Without new ones it is one empty row, unless
 * the open ones fill the form.
 */
export function startFaults(
  open: readonly MaintenanceItemDto[],
  typed: readonly FaultValues[],
): FaultValues[] {
  const carried = open.map((entry) =>
    withTyped(
      openFault(entry),
      typed.find(({ maintenanceId }) => maintenanceId === entry.id),
    ),
  );
  const own = typed.filter((fault) => isNew(fault) && !isBlank(fault));
  const hasRoom = carried.length < FORM_LIMITS.faults;
  return [...carried, ...(own.length === 0 && hasRoom ? [emptyFault('new-1')] : own)];
}

/** No further fault fits the form: new ones fill it. */
export const isFull = (faults: readonly FaultValues[]): boolean =>
  faults.filter(isNew).length >= FORM_LIMITS.faults;

const isStricter = ({ symbol, recorded }: FaultValues): boolean => symbol !== recorded;

/**
 * Which faults go on the form, and which open ones it has no room for. New faults come first, because they are on record
 * nowhere else; then open ones that got a stricter symbol, then the other open ones from the most urgent on.
 */
export function fitForm(faults: readonly FaultValues[]): { onForm: FaultValues[]; leftOut: FaultValues[] } {
  const open = faults.filter((fault) => !isNew(fault));
  const room = Math.max(0, FORM_LIMITS.faults - (faults.length - open.length));
  const byUrgency = [...open.filter(isStricter), ...open.filter((fault) => !isStricter(fault))];
  const left = new Set(byUrgency.slice(room));
  return {
    onForm: faults.filter((fault) => !left.has(fault)),
    leftOut: open.filter((fault) => left.has(fault)),
  };
}

/** The symbols that the person may give a fault. */
export const symbolsFor = ({ recorded }: FaultValues, role: Role | undefined): FaultSymbol[] =>
  FAULT_SYMBOLS.filter(
    (symbol) =>
      (symbol !== 'circled X' || role === 'Commander' || recorded === symbol) &&
      (recorded === '' || !isStricterSymbol(recorded, symbol)),
  );

/** The faults as they are sent. An open one goes in the words of its entry, which may change before a queued form is sent. */
export const faultsOf = (faults: readonly FaultValues[]): FormFaultDto[] =>
  fitForm(faults)
    .onForm.filter((fault) => !isBlank(fault))
    .map(({ maintenanceId, tmItem, symbol, description }) => ({
      ...(maintenanceId && { maintenanceId }),
      tmItem: tmItem.trim(),
      symbol,
      ...(maintenanceId === '' && { description: description.trim() }),
    }));

const isFault = (kept: unknown): kept is FaultValues =>
  isRecord(kept) &&
  ['key', 'maintenanceId', 'tmItem', 'description'].every((name) => typeof kept[name] === 'string') &&
  FAULT_SYMBOLS.some((symbol) => symbol === kept.symbol);

/** Faults of a draft, which an older version of this form may have kept. */
export const readFaults = (kept: unknown): FaultValues[] => (Array.isArray(kept) ? kept.filter(isFault) : []);
