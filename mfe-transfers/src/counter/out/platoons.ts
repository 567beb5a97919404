import type { UnitDto } from '@hand-receipt/contracts';

/** Names of the units just below a unit, by the names of those below them and of their own. */
export function platoonsBelow(units: readonly UnitDto[], unitId: string): Map<string, string> {
  const parentOf = new Map(units.map(({ id, parentId }) => [id, parentId]));
  const nameOf = new Map(units.map(({ id, name }) => [id, name]));
  const platoons = new Map<string, string>();
  for (const { id, name } of units) {
    let at = id;
    for (let above = parentOf.get(at); above && above !== unitId; above = parentOf.get(at)) at = above;
    if (parentOf.get(at) === unitId) platoons.set(name, nameOf.get(at) ?? name);
  }
  return platoons;
}
