import type { FormType } from '@hand-receipt/contracts';

interface FormWords {
  name: string;
  title: string;
}

/** The forms that can be sent, as the army calls them. */
export const FORM_WORDS: Record<FormType, FormWords> = {
  DA2404: { name: 'DA Form 2404', title: 'Equipment Inspection and Maintenance Worksheet' },
  DA5988E: { name: 'DA Form 5988-E', title: 'Equipment Maintenance Request' },
};
