import { type Static, Type } from 'typebox';
import { ARCS, COMPONENT_KINDS, COMPONENT_STATUSES } from '../vocabulary';
import { Enum, Id, Name, Nullable, Prose } from './common';

const Quantity = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const componentFacts = {
  name: Name(),
  nsn: Nullable(Prose(32)),
  serialNumber: Nullable(Prose(64)),
  /** Quantity authorized. */
  quantity: Quantity,
  required: Type.Boolean(),
  /** Follows from the counts. Sent, it sets them: all present, none there, or all damaged. */
  status: Enum(COMPONENT_STATUSES),
  notes: Nullable(Prose()),
};

/** How a publication lists it. */
const listedFacts = {
  kind: Nullable(Enum(COMPONENT_KINDS)),
  /** Unit of issue. */
  ui: Nullable(Prose(8)),
  /** Accounting requirements code. */
  arc: Nullable(Enum(ARCS)),
};

const componentCounts = {
  /** Null: not counted. */
  onHand: Nullable(Quantity),
  /** Of those on hand. */
  damaged: Quantity,
  /** Authorized less on hand, of what is required and counted. */
  short: Quantity,
  /** It is on the component list of its item's NSN. */
  onList: Type.Boolean(),
};

export const Component = Type.Object(
  { id: Id, ...componentFacts, ...listedFacts, ...componentCounts },
  { additionalProperties: false },
);

/**
 * A component as it is saved with its whole list. Its counts may be sent as they were answered; they are changed by
 * `status` here, and by `PUT /api/property/:id/component-counts` one by one.
 */
export const SavedComponent = Type.Object(
  {
    id: Id,
    ...componentFacts,
    ...Type.Partial(Type.Object({ ...listedFacts, ...componentCounts })).properties,
  },
  { additionalProperties: false },
);
export type SavedComponentDto = Static<typeof SavedComponent>;

/**
 * The version that the user has seen. The call is refused with 409 if the item has another version now. Without it, the
 * last change wins.
 */
export const SeenVersion = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));

const { name, quantity, ...restOfComponent } = { ...componentFacts, ...listedFacts };

/** A component to add: its name and quantity, and whatever else is known of it. */
export const AddComponentBody = Type.Object(
  { name, quantity, ...Type.Partial(Type.Object(restOfComponent)).properties, version: SeenVersion },
  { additionalProperties: false },
);
export type AddComponentDto = Static<typeof AddComponentBody>;

/** What changes of a component. */
export const EditComponentBody = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...componentFacts, ...listedFacts })).properties,
    version: SeenVersion,
  },
  { additionalProperties: false },
);
export type EditComponentDto = Static<typeof EditComponentBody>;

/** What a person counted of a component. */
export const ComponentCountBody = Type.Object(
  { componentId: Id, onHand: Quantity, damaged: Quantity },
  { additionalProperties: false },
);
export type ComponentCountDto = Static<typeof ComponentCountBody>;

/** The counts of some or all components of an item, over the version of the item that the person has seen. */
export const CountComponentsBody = Type.Object(
  {
    counts: Type.Array(ComponentCountBody, { minItems: 1, maxItems: 500 }),
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
export type CountComponentsDto = Static<typeof CountComponentsBody>;

export const ComponentParams = Type.Object({ id: Id, componentId: Id });
