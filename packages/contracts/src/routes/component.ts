import { type Static, Type } from 'typebox';
import { COMPONENT_STATUSES } from '../vocabulary';
import { Enum, Id, Name, Nullable, Prose } from './common';

const componentFacts = {
  name: Name(),
  nsn: Nullable(Prose(32)),
  serialNumber: Nullable(Prose(64)),
  quantity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  required: Type.Boolean(),
  status: Enum(COMPONENT_STATUSES),
  notes: Nullable(Prose()),
};

export const Component = Type.Object({ id: Id, ...componentFacts }, { additionalProperties: false });

/**
 * The version that the user has seen. The call is refused with 409 if the item has another version now. Without it, the
 * last change wins.
 */
export const SeenVersion = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));

const { name, quantity, ...restOfComponent } = componentFacts;

/** A component to add: its name and quantity, and whatever else is known of it. */
export const AddComponentBody = Type.Object(
  { name, quantity, ...Type.Partial(Type.Object(restOfComponent)).properties, version: SeenVersion },
  { additionalProperties: false },
);
export type AddComponentDto = Static<typeof AddComponentBody>;

/** What changes of a component. */
export const EditComponentBody = Type.Object(
  { ...Type.Partial(Type.Object(componentFacts)).properties, version: SeenVersion },
  { additionalProperties: false },
);
export type EditComponentDto = Static<typeof EditComponentBody>;

export const ComponentParams = Type.Object({ id: Id, componentId: Id });
