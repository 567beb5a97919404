import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labelPayload } from '@hand-receipt/contracts';
import { test as base } from './test';
import { writeCodeVideo } from './code-video';
import { cameraOptions } from './environment';
import { atApi, type MadeItem, makeWeapon } from './items';

/** The person who holds the items in front of the camera. */
export const COUNTER = 'brandt';

/** A mark of MIL-STD-130, construct 1, with the separators of ISO/IEC 15434. */
const dataPlate = (serial: string): string => `[)>\u001e06\u001d17V1HM47\u001dS${serial}\u001e\u0004`;

/** What the camera sees: an item's label of ours, three data plates, and a code that is none of ours. */
export interface Filmed {
  label: MadeItem;
  code128: MadeItem;
  code39: MadeItem;
  dataMatrix: MadeItem;
  nonsense: string;
}

/** Tests whose browser has a camera, before which the codes of items of their own are held. */
export const test = base.extend<object, { filmed: Filmed & { video: string } }>({
  filmed: [
    async ({}, use) => {
      const api = await atApi(COUNTER);
      const filmed = {
        label: await makeWeapon(api, 'QR'),
        code128: await makeWeapon(api, 'CB'),
        code39: await makeWeapon(api, 'CX'),
        dataMatrix: await makeWeapon(api, 'DM'),
        nonsense: 'https://example.org/menu',
        video: join(mkdtempSync(join(tmpdir(), 'hand-receipt-camera-')), 'codes.y4m'),
      };
      await writeCodeVideo(filmed.video, [
        { format: 'QRCode', text: labelPayload(filmed.label) },
        { format: 'Code128', text: filmed.code128.serial_number },
        { format: 'QRCode', text: filmed.nonsense },
        { format: 'Code39', text: filmed.code39.serial_number },
        { format: 'DataMatrix', text: dataPlate(filmed.dataMatrix.serial_number) },
      ]);
      await use(filmed);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  launchOptions: [
    async ({ filmed }, use) => {
      await use(cameraOptions(filmed.video));
    },
    { scope: 'worker' },
  ],
});
