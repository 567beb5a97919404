/** What an item's events say of it besides its name, serial number, status, components and who signed for it. */
export const ITEM_FIELDS = [
  'category',
  'location',
  'description',
  'nsn',
  'lin',
  'uii',
  'unit_price',
  'is_sensitive',
  'ciic',
  'sensitive_mark',
] as const;

/** Fields of an `ITEM CLASSIFIED` event. */
export const CLASSIFICATION_FIELDS: readonly string[] = ['ciic', 'sensitive_mark'];

export type ItemField = (typeof ITEM_FIELDS)[number];

/** A value of a field, as events carry it. US dollars are a text with two decimals. */
export type FieldValue = string | boolean | null;

export type ItemRecord = Record<ItemField, FieldValue>;

/** The fields of a row. */
export const recordOf = (row: ItemRecord): ItemRecord =>
  Object.fromEntries(ITEM_FIELDS.map((field) => [field, row[field]])) as ItemRecord;
