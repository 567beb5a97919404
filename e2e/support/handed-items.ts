import { type APIRequestContext, expect } from '@playwright/test';
import { newSerial } from './people';

export interface HandedItem {
  id: string;
  serial_number: string;
  assigned_to_user_id: string;
}

export interface HistoryEvent {
  eventType: string;
  userName: string;
  details: { from?: string; to?: string; notes?: string };
}

/** Items that no other test knows, on the hand receipt of the person who creates them. */
export async function makeItems(api: APIRequestContext, name: string, count: number): Promise<HandedItem[]> {
  const items: HandedItem[] = [];
  while (items.length < count) {
    const data = { name, category: 'other', serial_number: `${newSerial('TR')}${items.length}` };
    const made = await api.post('/api/property', { data });
    expect(made.status()).toBe(201);
    items.push((await made.json()) as HandedItem);
  }
  return items;
}

/** What the ledger says of an item, newest first. */
export async function historyOf(api: APIRequestContext, { id }: HandedItem): Promise<HistoryEvent[]> {
  return (await (await api.get(`/api/ledger/history?itemId=${id}`)).json()) as HistoryEvent[];
}
