import type { FormType, Urgency } from '@hand-receipt/contracts';
import type { MaintenanceForm } from '@hand-receipt/data';
import { yup } from '@hand-receipt/ui/forms';
import type { UploadedPhoto } from '../photos/photo';

/** What is typed into the Send Maintenance Form dialog. */
export interface FormValues {
  formType: FormType;
  recipientUserId: string;
  urgency: Urgency;
  description: string;
  faultDescription: string;
}

export const EMPTY_FORM: FormValues = {
  formType: 'DA2404',
  recipientUserId: '',
  urgency: 'normal',
  description: '',
  faultDescription: '',
};

/** Longest text of a form, in characters. */
export const TEXT_LIMIT = 2000;

/** RULE-16: recipient and description are needed, the fault description may be empty. */
export const formSchema = yup.object({
  recipientUserId: yup.string().required('Recipient is required'),
  description: yup.string().trim().required('Description is required'),
});

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
  faultDescription: values.faultDescription.trim() || null,
  urgency: values.urgency,
  attachments: photos.map(({ address }) => address),
  ...(maintenanceId !== undefined && { maintenanceId }),
});
