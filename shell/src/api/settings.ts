import { SETTINGS_VERSION, type SettingsBodyDto, type SettingsDto } from '@hand-receipt/contracts';
import { mutationOptions, queryClient, queryOptions, request } from '@hand-receipt/platform';

export const settingsKeys = {
  root: ['settings'] as const,
  mine: ['settings', 'mine'] as const,
  sessions: ['settings', 'sessions'] as const,
  tokens: ['settings', 'tokens'] as const,
};

/** My settings. The event stream says when they change in another browser, so they are not asked for again. */
export const settingsQuery = queryOptions({
  queryKey: settingsKeys.mine,
  queryFn: ({ signal }) => request('GET /api/settings', { signal }),
  staleTime: Infinity,
});

const take = (answer: SettingsDto) => queryClient.setQueryData(settingsKeys.mine, answer);
const askAgain = () => queryClient.invalidateQueries({ queryKey: settingsKeys.mine });

/** Changes the settings that are named. `pin` is asked for by the server where they stop asking for it. */
export const changeSettings = mutationOptions({
  mutationFn: ({ settings, pin }: Pick<SettingsBodyDto, 'settings' | 'pin'>) =>
    request('PUT /api/settings', { body: { version: SETTINGS_VERSION, settings, pin } }),
  onSuccess: take,
});

/** Sets everything back to how it began. The PIN stays, and is asked for where it was asked for before. */
export const resetSettings = mutationOptions({
  mutationFn: (pin: string | undefined) => request('POST /api/settings/reset', { body: { pin } }),
  onSuccess: take,
});

/** Sets or changes the PIN; the password shows whose account it is. */
export const setPin = mutationOptions({
  mutationFn: (body: { pin: string; password: string }) => request('PUT /api/settings/pin', { body }),
  onSuccess: askAgain,
});

/** Takes the PIN away, and with it the asking for it. */
export const removePin = mutationOptions({
  mutationFn: (password: string) => request('POST /api/settings/pin/remove', { body: { password } }),
  onSuccess: askAgain,
});

/** Unlocks sensitive items by the PIN or the password; answers until when, null: for this visit. */
export const unlockSensitive = (shown: { pin: string } | { password: string }) =>
  request('POST /api/settings/pin/verify', { body: shown });
