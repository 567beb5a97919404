import { type Static, Type } from 'typebox';
import { UNIT_SETTING_KEYS } from '../vocabulary';
import { Enum, Id, Nullable, Prose, type RouteContract } from './common';

/** A setting of a unit, with the value that holds for it. */
export const UnitSetting = Type.Object({
  key: Enum(UNIT_SETTING_KEYS),
  /** JSON; what it means is said by the key. */
  value: Type.Unknown(),
  /** The regulation or order that asks for it; papers print it. */
  citation: Nullable(Type.String()),
  /** The unit whose value it is: this one, or the nearest above it that has one; null for the default. */
  from: Nullable(Type.Object({ id: Id, name: Type.String() })),
  /** Of this unit's own value; 0 where it has none. */
  version: Type.Integer(),
});
export type UnitSettingDto = Static<typeof UnitSetting>;

export const unitSettingRoutes = {
  'GET /api/unit-settings': {
    summary: 'Settings of a unit, each with the value that holds for it',
    query: Type.Object({ unitId: Type.Optional(Id) }),
    refuses: [404],
    response: Type.Array(UnitSetting),
  },
  'PUT /api/unit-settings': {
    summary: 'Change a setting of a unit',
    body: Type.Object(
      {
        unitId: Id,
        key: Enum(UNIT_SETTING_KEYS),
        /** Null takes the unit's own value away. */
        value: Type.Unknown(),
        citation: Type.Optional(Nullable(Prose(200))),
        version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      },
      { additionalProperties: false },
    ),
    response: UnitSetting,
  },
} as const satisfies Record<string, RouteContract>;
