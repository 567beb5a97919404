import { FORM_LIMITS, type FormType, type Urgency } from '@hand-receipt/contracts';
import type { MaintenanceForm } from '@hand-receipt/data';
import { yup } from '@hand-receipt/ui/forms';
import type { UploadedPhoto } from '../photos/photo';
import { emptyFault, faultsOf, type FaultValues } from './fault-values';

/** What is typed into the Send Maintenance Form dialog. */
export interface FormValues {
  formType: FormType;
  recipientUserId: string;
  urgency: Urgency;
  description: string;
  /** Readings; '' where nobody took them. */
  miles: string;
  hours: string;
  faults: FaultValues[];
}

export const EMPTY_FORM: FormValues = {
  formType: 'DA2404',
  recipientUserId: '',
  urgency: 'normal',
  description: '',
  miles: '',
  hours: '',
  faults: [emptyFault('new-1')],
};

const isReading = (text: string): boolean => {
  const reading = Number(text);
  return Number.isFinite(reading) && reading >= 0 && reading <= FORM_LIMITS.reading;
};

/** RULE-16: recipient and description are needed, faults may be left out. */
export const formSchema = yup.object({
  recipientUserId: yup.string().required('Recipient is required'),
  description: yup.string().trim().required('Description is required'),
  miles: yup
    .string()
    .test(
      'miles',
      'Enter miles as a whole number, e.g. 48211',
      (text = '') => isReading(text) && Number.isInteger(Number(text)),
    ),
  hours: yup.string().test('hours', 'Enter hours as a number, e.g. 310.5', (text = '') => isReading(text)),
  faults: yup.array(
    yup.object({
      description: yup
        .string()
        .trim()
        .when('tmItem', ([tmItem], text) =>
          String(tmItem ?? '').trim() ? text.required('Description is required') : text,
        ),
    }),
  ),
});

const numberOr = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

interface About {
  propertyId: string;
  /** The piece of maintenance that it is about. */
  maintenanceId?: string;
}

/** The form as it is sent. */
export const formOf = (
  values: FormValues,
  { propertyId, maintenanceId }: About,
  photos: readonly UploadedPhoto[],
): MaintenanceForm => ({
  propertyId,
  recipientUserId: values.recipientUserId,
  formType: values.formType,
  description: values.description.trim(),
  faults: faultsOf(values.faults),
  miles: numberOr(values.miles),
  hours: numberOr(values.hours),
  urgency: values.urgency,
  attachments: photos.map(({ address }) => address),
  ...(maintenanceId !== undefined && { maintenanceId }),
});
