import { type Static, Type } from 'typebox';
import { Enum, Id, IdParams, Message, Name, Nullable, type RouteContract } from './common';

/** From the top down: a unit's parent is of a kind before its own. */
export const UNIT_KINDS = ['battalion', 'company', 'platoon', 'squad'] as const;

export const Unit = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Enum(UNIT_KINDS),
  /** Null for the top of a tree. */
  parentId: Nullable(Id),
  /** Steps below the top; 0 there. */
  depth: Type.Integer(),
  /** People of this unit itself, whatever their status. */
  members: Type.Integer(),
  /** True for the caller's own unit and those below it. */
  mine: Type.Boolean(),
});
export type UnitDto = Static<typeof Unit>;

export const CreateUnitBody = Type.Object(
  { name: Name(120), kind: Enum(UNIT_KINDS), parentId: Nullable(Id) },
  { additionalProperties: false },
);
export type CreateUnitDto = Static<typeof CreateUnitBody>;

/** What is left out stays as it is. */
export const EditUnitBody = Type.Object(
  { name: Type.Optional(Name(120)), parentId: Type.Optional(Nullable(Id)) },
  { additionalProperties: false },
);
export type EditUnitDto = Static<typeof EditUnitBody>;

export const unitTreeRoutes = {
  'GET /api/units': {
    summary: 'The units of my company, each after its parent',
    response: Type.Array(Unit),
    administers: true,
  },
  'POST /api/units': {
    summary: 'Add a unit',
    body: CreateUnitBody,
    response: Unit,
    status: 201,
    administers: true,
  },
  'PATCH /api/units/:id': {
    summary: 'Rename a unit, or move it with all below it',
    params: IdParams,
    body: EditUnitBody,
    response: Unit,
    administers: true,
  },
  'DELETE /api/units/:id': {
    summary: 'Remove a unit that has no people, property or units',
    params: IdParams,
    response: Message,
    administers: true,
  },
} as const satisfies Record<string, RouteContract>;
