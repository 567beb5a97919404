import { settingsQueries } from '@hand-receipt/data';
import { takeSettings, useCurrentUser, useLocation, useQuery } from '@hand-receipt/platform';
import { showItemDetails } from '@hand-receipt/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle';
import { rememberPinAsked } from './pin-asked';
import { isSensitivePlace } from './sensitive-place';

/**
 * Puts the signed-in person's settings into force: auto logout, sync, what lists show. They are part of no first
 * screen but the one that may ask for a PIN. Where they cannot be had, those hold that settings begin with.
 */
export function useSettingsInForce(): void {
  const { id } = useCurrentUser();
  const { pathname } = useLocation();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data, isError } = useQuery({
    ...settingsQueries.mine(),
    enabled: idle || isSensitivePlace(pathname),
  });

  useEffect(() => {
    if (data) {
      takeSettings(id, data.settings);
      rememberPinAsked(data.settings.security.requirePinForSensitive ? id : null);
    } else if (isError) takeSettings(id);
  }, [id, data, isError]);

  const shown = data?.settings.security.showItemDetails ?? true;
  useEffect(() => showItemDetails(shown), [shown]);

  useEffect(
    () => () => {
      takeSettings(null);
      showItemDetails(true);
    },
    [],
  );
}
