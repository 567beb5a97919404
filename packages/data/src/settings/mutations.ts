import { SETTINGS_VERSION, type SettingsBodyDto, type SettingsDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { mutation, write } from '../core/mutation';
import { ask } from '../core/query';
import { settingsQueries } from './queries';

const keep = (answer: SettingsDto) => {
  queryClient.setQueryData(settingsQueries.mine().queryKey, answer);
  return answer;
};

/** Changes the settings that are named. `pin` is asked for by the server where they ask for it more rarely, or not at all. */
export const saveSettings = async ({ settings, pin }: Pick<SettingsBodyDto, 'settings' | 'pin'>) =>
  keep(await ask('PUT /api/settings', { body: { version: SETTINGS_VERSION, settings, pin } }));

export const settingsMutations = {
  change: write('PUT /api/settings', saveSettings),
  /** Sets everything back to how it began. The PIN stays, and is asked for where it was asked for before. */
  reset: write('POST /api/settings/reset', async (pin: string | undefined) =>
    keep(await ask('POST /api/settings/reset', { body: { pin } })),
  ),
  /** Sets or changes the PIN; the password shows whose account it is. */
  setPin: mutation('PUT /api/settings/pin', (body: { pin: string; password: string }) => ({ body }), {
    untilFresh: true,
  }),
  /** Takes the PIN away, and with it the asking for it. */
  removePin: mutation('POST /api/settings/pin/remove', (password: string) => ({ body: { password } }), {
    untilFresh: true,
  }),
};
