import { settingsQueries } from '@hand-receipt/data';
import { useCurrentUser, useLocation, useQuery } from '@hand-receipt/platform';
import { useNow } from '../notifications/use-now';
import { isPinAsked } from './pin-asked';
import { usePinHold, usePinVisit } from './pin-hold';
import { sectionOf } from './sensitive-place';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** How long before the lock it is announced. */
const WARNING_SECONDS = 30;

/**
 * Whether sensitive items are locked for the signed-in person on this page, and the seconds that their PIN still holds
 * once they are few, else null. By the settings, which `useSettingsInForce` loads once the first screen stands.
 */
export function usePinState() {
  const { id } = useCurrentUser();
  const section = sectionOf(useLocation().pathname);
  const { data } = useQuery({ ...settingsQueries.mine(), enabled: false });
  const { requirePinForSensitive, pinTimeout } = data?.settings.security ?? {};
  const asks = requirePinForSensitive ?? isPinAsked(id);
  const everyTime = pinTimeout === 0;
  const until = usePinHold(id);
  const visit = usePinVisit();
  const isWatched = asks && !everyTime;
  const now = useNow(isWatched && until > 0 ? SECOND_MS : MINUTE_MS);
  const left = Math.ceil((until - now) / SECOND_MS);
  const holds = everyTime ? visit === section : left > 0;
  return {
    locked: asks && !holds,
    secondsLeft: isWatched && holds && left <= WARNING_SECONDS ? left : null,
  };
}
