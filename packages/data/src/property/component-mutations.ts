import {
  type AddComponentDto,
  type CountComponentsDto,
  type EditComponentDto,
  type PropertyDto,
  type PropertyItem,
  toPropertyItem,
  type WriteKey,
} from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { orQueue, write } from '../core/mutation';
import { ask } from '../core/query';
import { overVersion } from './over-version';
import { propertyQueries } from './queries';

/** A call that answers the item with its components as they are now. They are shown at once, in the open details. */
const componentWrite = <V>(call: WriteKey, itemId: string, act: (values: V) => Promise<PropertyDto>) => {
  const { queryKey } = propertyQueries.detail(itemId);
  return write<PropertyDto, V>(call, (values) =>
    overVersion(itemId, async () => {
      const answer = await act(values);
      const { components, version } = toPropertyItem(answer);
      queryClient.setQueryData(queryKey, (item) => (item ? { ...item, components, version } : item));
      return answer;
    }),
  );
};

const COMPONENTS = 'POST /api/property/:id/components';
const COUNTS = 'PUT /api/property/:id/component-counts';
const COMPONENT = '/api/property/:id/components/:componentId';

/** Changes of an item's components. Refused with 409 where the item has another `version` by now. */
export const componentMutations = {
  add: (id: string) =>
    componentWrite(COMPONENTS, id, (body: AddComponentDto) => ask(COMPONENTS, { params: { id }, body })),
  edit: (id: string, componentId: string) =>
    componentWrite(`PATCH ${COMPONENT}`, id, (body: EditComponentDto) =>
      ask(`PATCH ${COMPONENT}`, { params: { id, componentId }, body }),
    ),
  /** Removes a component from the `version` of the item that the person has seen. */
  remove: (id: string, componentId: string) =>
    componentWrite(`DELETE ${COMPONENT}`, id, (version: number) =>
      ask(`DELETE ${COMPONENT}`, { params: { id, componentId }, query: { version } }),
    ),
  /**
   * Records how many components are on hand. Without a connection the count waits on this device, and `queued` is set.
   */
  count: ({ id, name, serialNumber }: Pick<PropertyItem, 'id' | 'name' | 'serialNumber'>) =>
    write(
      COUNTS,
      (body: CountComponentsDto) => {
        const title = `Count components of ${name} ${serialNumber}`;
        const waiting = { type: 'update', title, inOrder: true } as const;
        return overVersion(id, () => orQueue(COUNTS, { params: { id }, body }, waiting));
      },
      { isSent: ({ queued }) => !queued, untilFresh: true },
    ),
  /** Records that a component was seen: missing or damaged becomes present. */
  markPresent: (id: string) =>
    componentWrite(`POST ${COMPONENT}/present`, id, (componentId: string) =>
      ask(`POST ${COMPONENT}/present`, { params: { id, componentId } }),
    ),
};
