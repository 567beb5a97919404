import type { AddComponentDto, EditComponentDto, ItemComponent } from '@hand-receipt/contracts';
import { notFound } from '../kernel';
import { setComponents } from './custody/set-components';
import type { UnitOfWork } from '../unit-of-work';
import { assertSameVersion } from './optimistic-lock';

/** Which component of which item, and the item's version that the person has seen. */
export interface ComponentPlace {
  itemId: string;
  componentId: string;
  version?: number;
}

const readComponents = ({ trx }: UnitOfWork, itemId: string): Promise<ItemComponent[]> =>
  trx
    .selectFrom('component')
    .select(['id', 'name', 'nsn', 'serial_number as serialNumber', 'quantity', 'required', 'status', 'notes'])
    .where('property_id', '=', itemId)
    .orderBy('position')
    .execute();

/** Changes one component in the item's list; `change` answers null to leave it out. */
async function changeOne(
  work: UnitOfWork,
  { itemId, componentId, version }: ComponentPlace,
  change: (component: ItemComponent) => ItemComponent | null,
): Promise<void> {
  await assertSameVersion(work, itemId, version);
  const components = await readComponents(work, itemId);
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
  const added = { ...defaults, ...facts, id: '' };
  await setComponents(work, itemId, [...(await readComponents(work, itemId)), added]);
}

/** @throws ApiError 404 for an unknown component, else as `addComponent`. */
export const editComponent = (
  work: UnitOfWork,
  place: ComponentPlace,
  facts: Omit<EditComponentDto, 'version'>,
): Promise<void> => changeOne(work, place, (component) => ({ ...component, ...facts }));

/** PROP-39: one that was missing or damaged is present. @throws ApiError as `editComponent` */
export const markComponentPresent = (work: UnitOfWork, place: ComponentPlace): Promise<void> =>
  changeOne(work, place, (component) => ({ ...component, status: 'present' }));

/** @throws ApiError as `editComponent` */
export const removeComponent = (work: UnitOfWork, place: ComponentPlace): Promise<void> =>
  changeOne(work, place, () => null);
