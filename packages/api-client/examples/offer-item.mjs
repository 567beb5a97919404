/**
 * Offers an item that you hold to another person:
 *
 *   HAND_RECEIPT_URL=https://hand-receipt.example.mil HAND_RECEIPT_TOKEN=... \
 *     node examples/offer-item.mjs SERIAL_NUMBER LAST_NAME
 *
 * The token needs the scope `read-write`.
 */
import { ApiError, createApiClient, eachEntry } from '../index.mjs';

const { HAND_RECEIPT_URL: baseUrl, HAND_RECEIPT_TOKEN: token } = process.env;
const [serialNumber, lastName] = process.argv.slice(2);
if (!baseUrl || !token || !serialNumber || !lastName) {
  console.error('Set HAND_RECEIPT_URL and HAND_RECEIPT_TOKEN, and name a serial number and a last name.');
  process.exit(2);
}

const client = createApiClient({ baseUrl, token });

/** The item with this serial number, of those that the caller may see. */
async function findItem() {
  const { data: [item] = [] } = await client.GET('/api/property-lookup', {
    params: { query: { serialNumber } },
  });
  if (!item) throw new Error(`You see no item with the serial number ${serialNumber}.`);
  return item;
}

async function findRecipient() {
  const { data = [] } = await client.GET('/api/users/recipients');
  const person = data.find((each) => each.lastName === lastName);
  if (!person) throw new Error(`You can hand nothing to ${lastName}.`);
  return person;
}

/** How many items the caller holds, read page by page. */
async function countItems() {
  let count = 0;
  for await (const item of eachEntry((cursor) =>
    client.GET('/api/property', { params: { query: { scope: 'mine', limit: 2, cursor } } }),
  )) {
    if (item.id) count += 1;
  }
  return count;
}

try {
  const { data: me } = await client.GET('/api/auth/me');
  console.log(`Signed in as ${me?.rank} ${me?.lastName}, who holds ${await countItems()} items.`);
  const item = await findItem();
  const person = await findRecipient();
  const { data: transfer } = await client.POST('/api/transfers', {
    body: { propertyId: item.id, toUserId: person.id },
  });
  console.log(`Offered ${item.name} ${item.serial_number} to ${person.name}: transfer ${transfer?.id}.`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  // `message` is a sentence for people; a program decides by `status` and `code`.
  const isTaken = error.status === 409;
  console.error(isTaken ? `Not offered: ${error.message}` : `${error.code}: ${error.message}`);
  for (const [field, message] of Object.entries(error.fields)) console.error(`  ${field}: ${message}`);
  process.exitCode = isTaken ? 3 : 1;
}
