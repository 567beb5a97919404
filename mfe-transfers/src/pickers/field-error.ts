/** Something wrong with fields of a form, shown at the fields. */
export class FieldError extends Error {
  /** @param fields a message for each wrong field, by its name */
  constructor(readonly fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
    this.name = 'FieldError';
  }
}
