import { apiAs, ask } from './api';

/** Serial numbers of which none is a misreading of another. */
const SERIALS = {
  own: ['ZB00137', 'ZB02846'],
  tanaka: ['ZB01274'],
  whitaker: ['ZB03519', 'ZB04683', 'ZB05792', 'ZB06158'],
};

/**
 * The supply sergeant of the demo company signs for weapons from the book, signs some of them down, and offers one that
 * nobody has taken yet: the set of a change of command that is counted in minutes.
 */
export async function signFromBook(origin: string): Promise<void> {
  const brandt = await apiAs(origin, 'brandt');
  const enter = async (serials: readonly string[]) => {
    const ids: string[] = [];
    for (const serial_number of serials) {
      const data = { name: 'M4A1 Carbine', category: 'weapons', serial_number };
      ids.push((await ask<{ id: string }>(brandt, 'post', '/api/property', data)).id);
    }
    return ids;
  };
  const [, offered = ''] = await enter(SERIALS.own);
  for (const username of ['tanaka', 'whitaker'] as const) {
    const api = await apiAs(origin, username);
    const { id: toUserId } = await ask<{ id: string }>(api, 'get', '/api/auth/me');
    for (const propertyId of await enter(SERIALS[username])) {
      const { id } = await ask<{ id: string }>(brandt, 'post', '/api/transfers', { propertyId, toUserId });
      await ask(api, 'patch', `/api/transfers/${id}/status`, { status: 'Approved' });
    }
    if (username === 'tanaka') await ask(brandt, 'post', '/api/transfers', { propertyId: offered, toUserId });
    await api.dispose();
  }
  await brandt.dispose();
}
