import type { TSchema } from 'typebox';

interface SchemaRules {
  maxItems?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  additionalProperties?: unknown;
}

/** The limits that a schema may carry; typebox leaves them out of its types. */
export const rulesOf = (schema: TSchema): SchemaRules => schema as SchemaRules;
