import { NAME_MIN, PHONE_MIN, type ProfileDto } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

/** What the specification says about how a person is reached. The name is checked and cannot be typed. */
export const contactSchema = yup.object({
  name: yup.string().trim().min(NAME_MIN, `Name must be at least ${NAME_MIN} characters`),
  email: yup
    .string()
    .trim()
    .required('Please enter a valid email address')
    .email('Please enter a valid email address'),
  phone: yup
    .string()
    .trim()
    .min(PHONE_MIN, 'Please enter a valid phone number')
    .matches(/^[0-9+(). x-]*$/, 'Please enter a valid phone number'),
});

/** The form as it begins. */
export const contactValues = ({ user, phone }: ProfileDto) => ({
  name: user.name,
  email: user.email,
  phone: phone ?? '',
});
export type ContactValues = ReturnType<typeof contactValues>;

/** What is sent of the form. Without a phone there is none on record. */
export const contactChange = ({ email, phone }: Pick<ContactValues, 'email' | 'phone'>) => ({
  email,
  phone: phone || null,
});
