import { LEDGER_EVENT_TYPES, type LedgerEventType, type WebhookDto } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { chosen } from '../choices-field';

/** The form's values: types are joined by commas, and no unit is the whole ledger. */
export interface WebhookValues extends Record<string, string> {
  name: string;
  url: string;
  unitId: string;
  which: string;
  types: string;
}

export const WHICH = [
  { value: 'all', label: 'All event types' },
  { value: 'some', label: 'Some event types' },
];

export const TYPE_OPTIONS = LEDGER_EVENT_TYPES.map((type) => ({ value: type, label: type }));

/** @param maySendAll no unit stands for the whole ledger */
export const webhookSchema = (maySendAll: boolean) =>
  yup.object({
    name: yup.string().trim().required('Name is required').max(80, 'At most 80 characters'),
    url: yup
      .string()
      .trim()
      .required('Address is required')
      .max(2000, 'At most 2,000 characters')
      .matches(/^https?:\/\/\S+$/i, 'Enter an address such as https://receiver.example.mil/events'),
    unitId: maySendAll ? yup.string() : yup.string().required('Choose a unit'),
    types: yup.string().when('which', {
      is: 'some',
      then: (field) => field.required('Choose at least one event type'),
    }),
  });

const NEW: WebhookValues = { name: '', url: '', unitId: '', which: 'all', types: '' };

export const valuesOf = (webhook: WebhookDto | null): WebhookValues =>
  webhook
    ? {
        name: webhook.name,
        url: webhook.url,
        unitId: webhook.unit?.id ?? '',
        which: webhook.eventTypes ? 'some' : 'all',
        types: webhook.eventTypes?.join(',') ?? '',
      }
    : NEW;

/** The body of the call. */
export const toBody = ({ name, url, unitId, which, types }: WebhookValues) => ({
  name: name.trim(),
  url: url.trim(),
  unitId: unitId || null,
  eventTypes: which === 'all' ? null : (chosen(types) as LedgerEventType[]),
});
