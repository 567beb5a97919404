import { useCurrentUser } from '@hand-receipt/platform';

/** Whether the reader plans inventories of their unit. The server decides it again. */
export function useMayPlan(): boolean {
  const { role } = useCurrentUser();
  return role === 'Supply Sergeant' || role === 'Commander';
}
