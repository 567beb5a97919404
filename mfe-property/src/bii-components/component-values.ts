import {
  type AddComponentDto,
  ARCS,
  COMPONENT_KINDS,
  COMPONENT_STATUSES,
  type ComponentStatus,
  formatNsn,
  type ItemComponent,
  STOCK_NUMBER_WORDS,
} from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

/** What the component form holds; named as the API names it, so that its errors find their fields. */
export interface ComponentValues {
  name: string;
  nsn: string;
  serialNumber: string;
  quantity: string;
  required: boolean;
  status: ComponentStatus;
  kind: string;
  ui: string;
  arc: string;
  notes: string;
}

export const EMPTY_COMPONENT: ComponentValues = {
  name: '',
  nsn: '',
  serialNumber: '',
  quantity: '1',
  required: true,
  status: 'present',
  kind: '',
  ui: '',
  arc: '',
  notes: '',
};

export const valuesOf = (component: ItemComponent): ComponentValues => ({
  name: component.name,
  nsn: component.nsn ?? '',
  serialNumber: component.serialNumber ?? '',
  quantity: String(component.quantity),
  required: component.required,
  status: component.status,
  kind: component.kind ?? '',
  ui: component.ui ?? '',
  arc: component.arc ?? '',
  notes: component.notes ?? '',
});

const MOST = 1_000_000;

/**
 * RULE-18: a name, and a quantity above 0 for a new component, of 0 or more for one on record. The lengths
 * are the API's.
 */
export const componentSchema = (isNew: boolean) =>
  yup.object({
    name: yup.string().trim().required('Name is required').max(200, 'At most 200 characters'),
    nsn: yup
      .string()
      .trim()
      .test('nsn', STOCK_NUMBER_WORDS.nsn, (typed) => !typed || formatNsn(typed) !== null),
    serialNumber: yup.string().trim().max(64, 'At most 64 characters'),
    quantity: yup
      .number()
      .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
      .typeError('Quantity is a number')
      .required('Quantity is required')
      .integer('Quantity is a whole number')
      .min(isNew ? 1 : 0, isNew ? 'Quantity must be above 0' : 'Quantity must be 0 or more')
      .max(MOST, 'Quantity is too large'),
    status: yup.string().oneOf(COMPONENT_STATUSES),
    ui: yup.string().trim().max(8, 'At most 8 characters'),
    notes: yup.string().trim().max(2000, 'At most 2000 characters'),
  });

const orNull = (text: string): string | null => text.trim() || null;

/**
 * The component as the API takes it. Of one on record the status is left out: its counts are recorded by counting it.
 */
export const toComponentBody = (values: ComponentValues, isNew: boolean): AddComponentDto => ({
  name: values.name.trim(),
  nsn: formatNsn(values.nsn),
  serialNumber: orNull(values.serialNumber.toUpperCase()),
  quantity: Number(values.quantity),
  required: values.required,
  ...(isNew && { status: values.status }),
  kind: COMPONENT_KINDS.find((kind) => kind === values.kind) ?? null,
  ui: orNull(values.ui.toUpperCase()),
  arc: ARCS.find((arc) => arc === values.arc) ?? null,
  notes: orNull(values.notes),
});
