import { WEBHOOK_DELIVERY_STATES } from '@hand-receipt/contracts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import { useCallback } from 'react';

/** What is asked about in a dialog. */
const WEBHOOK_ACTS = ['create', 'edit', 'secret', 'remove'] as const;
export type WebhookAct = (typeof WEBHOOK_ACTS)[number];
export type AskWebhookAct = (act: WebhookAct, id?: string) => void;

/** Which webhook is open, which of its deliveries are shown, and which act is asked about, as the address holds them. */
export function useWebhookView() {
  const { get, set } = useUrlState();
  return {
    /** Id of the webhook whose details are open. */
    details: get('webhook'),
    deliveries: knownValue(WEBHOOK_DELIVERY_STATES, get('deliveries')),
    act: knownValue(WEBHOOK_ACTS, get('act')),
    /** Id of the webhook that the act is about. */
    of: get('of'),
    openDetails: useCallback((id: string) => set({ webhook: id, deliveries: '', act: '', of: '' }), [set]),
    closeDetails: useCallback(() => set({ webhook: '', deliveries: '' }), [set]),
    showDeliveries: useCallback((state: string) => set({ deliveries: state }), [set]),
    ask: useCallback<AskWebhookAct>((act, id = '') => set({ act, of: id }), [set]),
    closeAct: useCallback(() => set({ act: '', of: '' }), [set]),
    /** Of a webhook that is gone nothing stays open. */
    closeAll: useCallback(() => set({ webhook: '', deliveries: '', act: '', of: '' }), [set]),
  };
}
