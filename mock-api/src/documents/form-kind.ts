import type { DocumentType, FormType } from '@hand-receipt/contracts';

/** `document.type` of a maintenance form. */
export const MAINTENANCE_FORM = 'Maintenance Form' satisfies DocumentType;

/** What each maintenance form is called, in full and in short. */
export const FORM: Record<FormType, { subtype: string; title: string }> = {
  DA2404: { subtype: 'DA Form 2404', title: 'Equipment Inspection and Maintenance Worksheet' },
  DA5988E: { subtype: 'DA Form 5988-E', title: 'Equipment Maintenance Request' },
};
