import type { FormPersonDto, GenerateDa2062Dto } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import type { Giver } from './giver';

/** What becomes of the hand receipt. */
export type Delivery = 'download' | 'print' | 'email';

/** What the export form holds. Unit and user fields have the names of PROP-45. */
export interface ExportValues {
  group_by_category: boolean;
  include_qr_codes: boolean;
  rank: string;
  name: string;
  title: string;
  phone: string;
  unitName: string;
  dodaac: string;
  stockNumber: string;
  location: string;
  /** Addresses, apart by commas, semicolons or blanks. */
  recipients: string;
}

export const NO_PROPERTY = 'Please select at least one property to export.';
const NO_RECIPIENTS = 'Please enter email recipients.';
const MOST_RECIPIENTS = 20;
const LONGEST = 120;

const NOBODY = { rank: '', name: '', title: '' };

export const initialValues = (giver: Giver | null): ExportValues => ({
  group_by_category: true,
  include_qr_codes: false,
  rank: (giver ?? NOBODY).rank,
  name: (giver ?? NOBODY).name,
  title: (giver ?? NOBODY).title,
  phone: '',
  unitName: '',
  dodaac: '',
  stockNumber: '',
  location: '',
  recipients: '',
});

const readAddresses = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((address) => address !== '')),
];

const email = yup.string().email();
const line = yup.string().trim().max(LONGEST, `At most ${LONGEST} characters`);

const recipients = yup
  .string()
  .test('some', NO_RECIPIENTS, (text = '') => readAddresses(text).length > 0)
  .test(
    'few',
    `At most ${MOST_RECIPIENTS} recipients`,
    (text = '') => readAddresses(text).length <= MOST_RECIPIENTS,
  )
  .test('addresses', (text = '', { createError }) => {
    const wrong = readAddresses(text).find((address) => !email.isValidSync(address));
    return wrong === undefined || createError({ message: `${wrong} is not a valid email address.` });
  });

const fields = {
  rank: line,
  name: line,
  title: line,
  phone: line,
  unitName: line,
  dodaac: line,
  stockNumber: line,
  location: line,
};

const paperSchema = yup.object(fields);
const emailSchema = yup.object({ ...fields, recipients });

/** RULE-17; the lengths are the API's. */
export const exportSchema = (delivery: Delivery) => (delivery === 'email' ? emailSchema : paperSchema);

/**
 * Who gives, as the API takes it: a person by id with title and phone, and of the property book who acts for it. Null
 * where several give, or nothing was typed over the property book: the API knows them best.
 */
function fromUser(values: ExportValues, giver: Giver | null): FormPersonDto | null {
  const { rank, name, title, phone } = values;
  if (giver === null) return null;
  if (giver.id !== null) return { id: giver.id, title, phone };
  const untouched = [rank, name, phone].every((text) => text.trim() === '') && title.trim() === giver.title;
  return untouched ? null : { rank, name, title, phone };
}

/** The body of POST /api/da2062/generate-pdf. Null for who gives or takes leaves them to the chain of custody. */
export function toExportBody(
  values: ExportValues,
  {
    ids,
    giver,
    delivery,
    ownUnit,
  }: { ids: string[]; giver: Giver | null; delivery: Delivery; ownUnit: string },
): GenerateDa2062Dto {
  const { group_by_category, include_qr_codes, dodaac, stockNumber, location } = values;
  const from_user = fromUser(values, giver);
  const written = from_user !== null && from_user.id === undefined;
  const byEmail = delivery === 'email';
  return {
    property_ids: ids,
    group_by_category,
    include_qr_codes,
    send_email: byEmail,
    recipients: byEmail ? readAddresses(values.recipients) : [],
    from_user,
    to_user: null,
    // The records know the unit of their people only.
    unit_info: {
      unitName: values.unitName.trim() || (written ? ownUnit : ''),
      dodaac,
      stockNumber,
      location,
    },
  };
}
