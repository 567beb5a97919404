/// <reference types="../css" />
export * as yup from 'yup';
export { useField, useFormikContext } from 'formik';
export type { SelectOption } from '../controls/native-select';
export { ActDialog } from './act-dialog';
export { CheckboxField, ReadOnlyField, SelectField } from './choice-fields';
export { ConnectionField } from './connection-field';
export { CountRow } from './count-row';
export { allPresent, type CountValues, countValuesOf, toCounts } from './count-values';
export { Form, type FormSettings } from './form';
export { FileField } from './file-field';
export { FormDialog } from './form-dialog';
export { FormConflict, FormError, FormGrid, SubmitButton } from './form-parts';
export { PinField, pinRule, pinSchema } from './pin-field';
export { NO_PROOF, type Proof, ProofField, proofFields, toProof } from './proof-field';
export { QuerySelectField } from './query-select-field';
export { StepperField } from './stepper-field';
export { PasswordField, TextAreaField, TextField } from './text-fields';
