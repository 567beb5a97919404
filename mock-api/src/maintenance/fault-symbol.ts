import { type FaultSymbol, type MaintenanceType, defaultSymbol } from '@hand-receipt/contracts';
import { forbidden } from '../kernel';
import type { Actor } from '../unit-of-work';

/** What a row of `maintenance_item` says about its symbol. */
interface SymbolRow {
  symbol: FaultSymbol | null;
  deadlined: boolean;
  maintenance_type: MaintenanceType;
}

/** The status symbol of a piece of maintenance, also of one that was reported before there were symbols. */
export const symbolOf = ({ symbol, deadlined, maintenance_type }: SymbolRow): FaultSymbol =>
  symbol ?? defaultSymbol(maintenance_type, deadlined);

/**
 * @param before the symbol so far; null for a new fault.
 * @throws ApiError 403 where a person who is no Commander sets a circled X.
 */
export function requireMaySet(
  { role }: Pick<Actor, 'role'>,
  symbol: FaultSymbol,
  before: FaultSymbol | null,
): void {
  if (symbol === 'circled X' && before !== symbol && role !== 'Commander') {
    throw forbidden('Only a Commander sets a circled X.');
  }
}
