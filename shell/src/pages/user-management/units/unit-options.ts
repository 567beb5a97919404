import type { UnitDto } from '@hand-receipt/contracts';

const NARROW = '\u00a0\u00a0\u00a0';

/** The tree as a select shows it: each unit under its parent, moved in by its depth. */
export const unitOptions = (units: readonly UnitDto[]) =>
  units.map(({ id, name, depth }) => ({ value: id, label: NARROW.repeat(depth) + name }));
