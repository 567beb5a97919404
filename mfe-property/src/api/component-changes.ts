import {
  type AddComponentDto,
  type EditComponentDto,
  type PropertyDto,
  toPropertyItem,
} from '@hand-receipt/contracts';
import { queryClient, request, useMutation } from '@hand-receipt/platform';
import { raising, statusOf } from './call-error';
import { invalidate } from './invalidate';
import { propertyItemQuery } from './property-item';
import { propertyKeys } from './property-keys';

const FAILED = 'Failed to update components';

/** A call that answers the item with its components as they are now. They are shown at once, in the open details. */
const useComponentCall = <V>(itemId: string, call: (values: V) => Promise<PropertyDto>) =>
  useMutation({
    mutationFn: (values: V) => raising(FAILED, call(values)),
    onSuccess: (dto) => {
      const { components, version } = toPropertyItem(dto);
      queryClient.setQueryData(propertyItemQuery(itemId).queryKey, (item) =>
        item ? { ...item, components, version } : item,
      );
      void invalidate('property', 'ledger');
    },
    // Most likely it is not any more what it was: look again. Where that is what the error says, it is told with what
    // the item is now, for the next try is made on that.
    onError: (error) => {
      const seen = queryClient.invalidateQueries({ queryKey: propertyKeys.item(itemId) });
      return statusOf(error) === 409 ? seen : undefined;
    },
  });

/** Adds a component. Refused with 409 where the item has another `version` by now. */
export const useAddComponent = (id: string) =>
  useComponentCall(id, (body: AddComponentDto) =>
    request('POST /api/property/:id/components', { params: { id }, body }),
  );

/** Edits a component. Refused with 409 where the item has another `version` by now. */
export const useEditComponent = (id: string, componentId: string) =>
  useComponentCall(id, (body: EditComponentDto) =>
    request('PATCH /api/property/:id/components/:componentId', { params: { id, componentId }, body }),
  );

/** Removes a component from the `version` of the item that the person has seen. */
export const useRemoveComponent = (id: string, componentId: string) =>
  useComponentCall(id, (version: number) =>
    request('DELETE /api/property/:id/components/:componentId', {
      params: { id, componentId },
      query: { version },
    }),
  );

/** Records that a component was seen: missing or damaged becomes present. */
export const useMarkComponentPresent = (id: string) =>
  useComponentCall(id, (componentId: string) =>
    request('POST /api/property/:id/components/:componentId/present', { params: { id, componentId } }),
  );
