import { Type } from 'typebox';
import { IdParams, type RouteContract } from './common';
import {
  AddComponentBody,
  ComponentParams,
  CountComponentsBody,
  EditComponentBody,
  SavedComponent,
  SeenVersion,
} from './component';
import { Property } from './property';

/** Components (BII/COEI) of an item: all at once, or one by one. */
export const componentRoutes = {
  'PUT /api/property/:id/components': {
    summary: 'Replace the components (BII/COEI) of an item',
    ifMatch: true,
    params: IdParams,
    body: Type.Object(
      { components: Type.Array(SavedComponent, { maxItems: 500 }), version: SeenVersion },
      { additionalProperties: false },
    ),
    response: Property,
  },
  'POST /api/property/:id/components': {
    summary: 'Add a component (BII/COEI) to an item',
    ifMatch: true,
    params: IdParams,
    body: AddComponentBody,
    response: Property,
    status: 201,
  },
  'PATCH /api/property/:id/components/:componentId': {
    summary: 'Edit a component of an item',
    ifMatch: true,
    params: ComponentParams,
    body: EditComponentBody,
    response: Property,
  },
  'POST /api/property/:id/components/:componentId/present': {
    summary: 'A component was seen: missing or damaged, it is present now',
    params: ComponentParams,
    response: Property,
  },
  'PUT /api/property/:id/component-counts': {
    summary: 'Record how many of the components of an item are on hand, and how many of those are damaged',
    params: IdParams,
    body: CountComponentsBody,
    response: Property,
  },
  'DELETE /api/property/:id/components/:componentId': {
    summary: 'Remove a component from an item',
    ifMatch: true,
    params: ComponentParams,
    query: Type.Object({ version: SeenVersion }),
    response: Property,
  },
} as const satisfies Record<string, RouteContract>;
