import {
  isCounterLength,
  readSettings,
  type SettingsBodyDto,
  type SettingsDto,
} from '@hand-receipt/contracts';
import { answer } from './api';
import { settingsOf } from './company';

/** Stands in for the server's keeping of settings: what is put is there when it is asked for again. */
export function keepSettings(known: SettingsDto = settingsOf()) {
  const kept = { ...known };
  answer({
    'GET /api/settings': () => ({ ...kept }),
    'PUT /api/settings': ({ body }) => {
      kept.settings = readSettings((body as SettingsBodyDto).settings, kept.settings);
      return { ...kept };
    },
    'POST /api/settings/reset': () => {
      kept.settings = settingsOf().settings;
      return { ...kept };
    },
    'PUT /api/settings/pin': ({ body }) => {
      kept.pinSet = true;
      kept.counterPin = isCounterLength((body as { pin: string }).pin) ? 'ready' : 'not-ready';
      return { message: 'Your PIN is set.' };
    },
  });
  return kept;
}
