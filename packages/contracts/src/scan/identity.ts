import { normalizeSerial } from '../serial-number';
import { formatUii } from '../stock-numbers';
import { printed } from './mark-text';
import type { Element } from './elements';
import type { MarkField } from './identifiers';

/** What a mark says of its item. */
export interface MarkIdentity {
  /** Unique item identifier; null where the mark has none. */
  uii: string | null;
  /** Normalized; null where the mark has none. */
  serial: string | null;
}

/** CAGE code, serial number. */
const CAGE_LENGTH = 5;

/** The issuing agency code before each kind of enterprise identifier. */
const AGENCIES = { cage: 'D', duns: 'UN', dodaac: 'LD', enterprise: '' } as const;

/** The text of a field of a mark; undefined where it has none. */
type Read = (field: MarkField) => string | undefined;

/** The enterprise that gave the number, with its issuing agency code. */
function enterpriseOf(valueOf: Read): string | undefined {
  for (const field of ['cage', 'duns', 'dodaac', 'enterprise'] as const) {
    const value = valueOf(field);
    if (value) return AGENCIES[field] + value;
  }
  return undefined;
}

/** What a serial number is unique within, beside its enterprise: the part or lot number, for construct 2. */
const withinOf = (valueOf: Read): string => valueOf('part') ?? valueOf('lot') ?? '';

/** The UII that a mark writes out, or that its numbers make. */
function uiiOf(valueOf: Read, isWithinPart: boolean): string | undefined {
  const joined = valueOf('cage-serial');
  const [enterprise, serial] = [enterpriseOf(valueOf), valueOf('serial')];
  const built = enterprise && serial && enterprise + (isWithinPart ? withinOf(valueOf) : '') + serial;
  return valueOf('uii') ?? (joined ? AGENCIES.cage + joined : built);
}

/**
 * The unique item identifier and the serial number that the elements of a mark make. A UII that is not written out is
 * the enterprise and its serial number (construct 1), or the enterprise, the part or lot number and the serial number
 * within it (construct 2).
 */
export function identityOf(elements: readonly Element[]): MarkIdentity | null {
  const find = (wanted: MarkField) => elements.find(({ identifier }) => identifier.field === wanted);
  const valueOf = (field: MarkField) => printed(find(field)?.value ?? '') || undefined;
  const serial = valueOf('serial') ?? valueOf('cage-serial')?.slice(CAGE_LENGTH);
  const uii = uiiOf(valueOf, find('serial')?.identifier.withinPart === true);
  const identity = {
    uii: uii ? formatUii(uii) : null,
    serial: serial ? normalizeSerial(serial) || null : null,
  };
  return identity.uii || identity.serial ? identity : null;
}
