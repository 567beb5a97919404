import { type APIRequestContext, expect } from '@playwright/test';
import { atApi, makeWeapon } from './items';
import { DEMO_PASSWORD, newSerial } from './people';

const proof = { password: DEMO_PASSWORD };

/**
 * A closing that waits for a signature, an item that left the book, and a found item that waits under Gains to sign.
 *
 * @param approver who signs what SFC Brandt prepares
 */
export async function makeClosings(
  approver: APIRequestContext,
): Promise<{ closingId: string; leftId: string }> {
  const brandt = await atApi('brandt');
  const post = async (api: APIRequestContext, path: string, data: object): Promise<string> => {
    const answer = await api.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  const prepare = (kind: string, itemId: string, more: object) =>
    post(brandt, '/api/closings', {
      kind,
      itemIds: [itemId],
      documentNumber: newSerial('W15'),
      proof,
      ...more,
    });
  const [kept, left] = [await makeWeapon(brandt, 'CB'), await makeWeapon(brandt, 'CL')];
  const closingId = await prepare('turn-in', kept.id, { receivingActivity: 'SSA' });
  const ended = await prepare('book-error', left.id, { reason: 'It was entered twice.' });
  await post(approver, `/api/closings/${ended}/sign`, proof);
  await post(brandt, '/api/property', {
    name: 'Tent',
    category: 'other',
    serial_number: newSerial('TF'),
    gain: { kind: 'found-on-installation', from: 'Connex 12' },
  });
  await brandt.dispose();
  return { closingId, leftId: left.id };
}
