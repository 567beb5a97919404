import {
  FAULT_SYMBOLS,
  type FaultSymbol,
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
  tmItem: string;
  symbol: FaultSymbol;
  description: string;
}

/** A row in which nothing was typed yet. */
export const emptyFault = (key: string): FaultValues => ({
  key,
  maintenanceId: '',
  recorded: '',
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

/** A new row without any words: it is not sent. */
export const isBlank = ({ maintenanceId, tmItem, description }: FaultValues): boolean =>
  maintenanceId === '' && tmItem.trim() === '' && description.trim() === '';

/** What was typed of an open fault, as far as its entry still allows it. */
function withTyped(open: FaultValues, typed: FaultValues | undefined): FaultValues {
  if (!typed) return open;
  const isMilder = open.recorded !== '' && isStricterSymbol(open.recorded, typed.symbol);
  return { ...open, tmItem: typed.tmItem || open.tmItem, symbol: isMilder ? open.symbol : typed.symbol };
}

const openFault = ({ id, tmItem, symbol, description }: MaintenanceItemDto): FaultValues => ({
  key: id,
  maintenanceId: id,
  recorded: symbol,
  tmItem: tmItem ?? '',
  symbol,
  description,
});

/** The open faults of the item as they are now, then the new ones of a draft; one empty row where there are none. */
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
  const own = typed.filter(({ maintenanceId }) => maintenanceId === '');
  return [...carried, ...(own.length > 0 ? own : [emptyFault('new-1')])];
}

/** The symbols that the person may give a fault. */
export const symbolsFor = ({ recorded }: FaultValues, role: Role | undefined): FaultSymbol[] =>
  FAULT_SYMBOLS.filter(
    (symbol) =>
      (symbol !== 'circled X' || role === 'Commander' || recorded === symbol) &&
      (recorded === '' || !isStricterSymbol(recorded, symbol)),
  );

/** The faults as they are sent. */
export const faultsOf = (faults: readonly FaultValues[]): FormFaultDto[] =>
  faults
    .filter((fault) => !isBlank(fault))
    .map(({ maintenanceId, tmItem, symbol, description }) => ({
      ...(maintenanceId && { maintenanceId }),
      tmItem: tmItem.trim(),
      symbol,
      description: description.trim(),
    }));

const isFault = (kept: unknown): kept is FaultValues =>
  isRecord(kept) &&
  ['key', 'maintenanceId', 'tmItem', 'description'].every((name) => typeof kept[name] === 'string') &&
  FAULT_SYMBOLS.some((symbol) => symbol === kept.symbol);

/** Faults of a draft, which an older version of this form may have kept. */
export const readFaults = (kept: unknown): FaultValues[] => (Array.isArray(kept) ? kept.filter(isFault) : []);
