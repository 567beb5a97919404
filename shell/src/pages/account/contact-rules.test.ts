import { contactSchema } from './contact-rules';

const good = { name: 'Mo', email: 'mo@example.mil', phone: '5550100001' };
const refusedWith = (values: object) =>
  contactSchema.validate({ ...good, ...values }).then(
    () => null,
    ({ message }: Error) => message,
  );

test('RULE-08 SET-10 a name under two characters is refused, two are taken', async () => {
  expect(await refusedWith({ name: 'M' })).toBe('Name must be at least 2 characters');
  expect(await refusedWith({ name: 'Mo' })).toBeNull();
});

test.each(['555-010', '', 'call me maybe'])('the phone number %p is none', async (phone) => {
  expect(await refusedWith({ phone })).toBe('Please enter a valid phone number');
});
