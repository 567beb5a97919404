import type { AddComponentDto, EditComponentDto } from '@hand-receipt/contracts';
import { notFound } from '../kernel';
import type { SavedComponent } from './custody/component-changes';
import { type StoredComponent, onHandBy, readComponents } from './custody/components';
import { setComponents } from './custody/set-components';
import type { UnitOfWork } from '../unit-of-work';
import { assertSameVersion } from './optimistic-lock';

/** Which component of which item, and the item's version that the person has seen. */
export interface ComponentPlace {
  itemId: string;
  componentId: string;
  version?: number;
}

/** Changes one component in the item's list; `change` answers null to leave it out. */
async function changeOne(
  work: UnitOfWork,
  { itemId, componentId, version }: ComponentPlace,
  change: (component: StoredComponent) => SavedComponent | null,
): Promise<void> {
  await assertSameVersion(work, itemId, version);
  const components = await readComponents(work.trx, itemId);
  if (!components.some(({ id }) => id === componentId)) throw notFound('Component not found');
  const changed = components.map((component) =>
    component.id === componentId ? change(component) : component,
  );
  await setComponents(
    work,
    itemId,
    changed.filter((component) => component !== null),
  );
}

/**
 * Adds a component at the end of the item's list, present and required unless said.
 *
 * @throws ApiError as `setComponents` and `assertSameVersion`.
 */
export async function addComponent(
  work: UnitOfWork,
  itemId: string,
  component: AddComponentDto,
): Promise<void> {
  const { version, ...facts } = component;
  await assertSameVersion(work, itemId, version);
  const defaults = { nsn: null, serialNumber: null, required: true, status: 'present', notes: null } as const;
  // No component has an empty id, so it is taken as a new one.
  const added: SavedComponent = { ...defaults, ...facts, id: '' };
  const present = await readComponents(work.trx, itemId);
  await setComponents(work, itemId, [...present, added]);
}

/**
 * Edits a component. Its count stays, unless its status is written too.
 *
 * @throws ApiError 404 for an unknown component, else as `addComponent`.
 */
export const editComponent = (
  work: UnitOfWork,
  place: ComponentPlace,
  facts: Omit<EditComponentDto, 'version'>,
): Promise<void> =>
  changeOne(work, place, (component) => {
    const { onHand, damaged } = component;
    const edited = { ...component, ...facts };
    const isWritten = facts.status !== undefined && (facts.status !== component.status || onHand === null);
    const counts = isWritten ? onHandBy(edited.status, edited.quantity) : { onHand, damaged };
    return { ...edited, counts };
  });

/** PROP-39: all of one that was missing or damaged are present; one that is present stays. @throws ApiError as `editComponent` */
export const markComponentPresent = (work: UnitOfWork, place: ComponentPlace): Promise<void> =>
  changeOne(work, place, (component) => {
    const { onHand, damaged, status, quantity } = component;
    const isCounted = status === 'present' && onHand !== null;
    return { ...component, counts: isCounted ? { onHand, damaged } : onHandBy('present', quantity) };
  });

/** @throws ApiError as `editComponent` and `setComponents` */
export const removeComponent = (work: UnitOfWork, place: ComponentPlace): Promise<void> =>
  changeOne(work, place, () => null);
