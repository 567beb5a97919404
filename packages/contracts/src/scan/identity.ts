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

/** The enterprise that gave the number, with its issuing agency code. */
function enterpriseOf(valueOf: (field: MarkField) => string | undefined): string | undefined {
  for (const field of ['cage', 'duns', 'dodaac', 'enterprise'] as const) {
    const value = valueOf(field);
    if (value) return AGENCIES[field] + value;
  }
  return undefined;
}

/**
 * The unique item identifier and the serial number that the elements of a mark make. A UII that is not written out is
 * the enterprise and its serial number (construct 1), or the enterprise, the part or lot number and the serial number
 * within it (construct 2).
 */
export function identityOf(elements: readonly Element[]): MarkIdentity | null {
  const find = (wanted: MarkField) => elements.find(({ identifier }) => identifier.field === wanted);
  const valueOf = (field: MarkField) => printed(find(field)?.value ?? '') || undefined;
  const joined = valueOf('cage-serial');
  const serial = valueOf('serial') ?? joined?.slice(CAGE_LENGTH);
  const enterprise = enterpriseOf(valueOf);
  const within = find('serial')?.identifier.withinPart ? (valueOf('part') ?? valueOf('lot') ?? '') : '';
  const built = enterprise && valueOf('serial') ? enterprise + within + valueOf('serial') : undefined;
  const uii = valueOf('uii') ?? (joined ? AGENCIES.cage + joined : built);
  const identity = {
    uii: uii ? formatUii(uii) : null,
    serial: serial ? normalizeSerial(serial) || null : null,
  };
  return identity.uii || identity.serial ? identity : null;
}
