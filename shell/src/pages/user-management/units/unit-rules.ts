import type { CreateUnitDto, UnitDto } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

export type UnitKind = UnitDto['kind'];

/** From the top down. */
export const KIND_NAMES: Record<UnitKind, string> = {
  battalion: 'Battalion',
  company: 'Company',
  platoon: 'Platoon',
  squad: 'Squad',
};
/** Kinds that need no unit above them. */
const TOPMOST: readonly UnitKind[] = ['battalion', 'company'];
const KINDS = Object.keys(KIND_NAMES) as UnitKind[];
export const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }));

export interface UnitValues {
  name: string;
  kind: UnitKind;
  /** '' for the top of a tree. */
  parentId: string;
}

export const unitSchema = yup.object({
  name: yup.string().trim().required('Name is required').max(120, 'At most 120 characters'),
  kind: yup.string().required(),
  parentId: yup.string().when('kind', {
    is: (kind: UnitKind) => TOPMOST.includes(kind),
    otherwise: (parent) => parent.required('Say which unit it belongs to'),
  }),
});

/** Whether a unit of this kind always belongs to another. */
export const needsParent = (kind: UnitKind): boolean => !TOPMOST.includes(kind);

/** What a unit of this kind may belong to: units of a kind above it, and none of its own below. */
export function parentsFor(kind: UnitKind, units: readonly UnitDto[], self?: string): UnitDto[] {
  const below = new Set(self ? [self] : []);
  // A parent comes before its children.
  for (const { id, parentId } of units) if (parentId && below.has(parentId)) below.add(id);
  return units.filter((unit) => KINDS.indexOf(unit.kind) < KINDS.indexOf(kind) && !below.has(unit.id));
}

/** The kind that most likely comes below a unit. */
export const kindBelow = (kind: UnitKind): UnitKind =>
  KINDS[Math.min(KINDS.indexOf(kind) + 1, KINDS.length - 1)] ?? kind;

export const toUnit = ({ name, kind, parentId }: UnitValues): CreateUnitDto => ({
  name: name.trim(),
  kind,
  parentId: kind === 'battalion' ? null : parentId || null,
});
