import { useQuery } from '@hand-receipt/platform';
import { settingsQueries } from './queries';

/** What the signed-in person signs with; undefined until the server has said. */
export function useProof(): 'pin' | 'password' | undefined {
  const pinSet = useQuery(settingsQueries.mine()).data?.pinSet;
  return pinSet === undefined ? undefined : pinSet ? 'pin' : 'password';
}
