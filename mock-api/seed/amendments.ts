import sharp from 'sharp';
import { createAmendment, signAmendment } from '../src/amendments';
import { fontFile } from '../src/kernel';
import type { UnitOfWork } from '../src/unit-of-work';
import { storePhotos } from '../src/uploads';
import { type Act, daysAgo, known } from './story';

interface Correction {
  serial: string;
  to: string;
  reason: string;
  documentNumber: string;
  /** The supply sergeant proposes. */
  at: Date;
  /** The commander signs; it waits where nothing is said. */
  signedAt?: Date;
}

/** One that is signed, and one that waits for the commander. */
const told = (now: Date): Correction[] => [
  { serial: 'PLS27', to: 'PLS72', reason: 'Two digits of the data plate were transposed at entry.', documentNumber: 'W15GK9-6326-0001', at: daysAgo(now, 5, '1010'), signedAt: daysAgo(now, 5, '1530') },
  { serial: 'B33140', to: 'B33149', reason: 'The last digit of the data plate is a nine.', documentNumber: 'W15GK9-6329-0002', at: daysAgo(now, 2, '0745') },
]; // prettier-ignore

/** They entered their passwords in the demo company's past; nobody enters one while it is made. */
const SHOWN = { field: 'password', isRight: true, by: null } as const;

/** A picture of a data plate. @returns the upload's id */
async function photographPlate(work: UnitOfWork, serial: string): Promise<string> {
  const fontfile = fontFile('700Bold/Arimo_700Bold.ttf');
  const text = { text: `SER NO  ${serial}`, font: 'Arimo Bold', fontfile, dpi: 300 };
  const plate = sharp({ create: { width: 900, height: 420, channels: 3, background: '#b7bbb4' } });
  const letters = await sharp({ text }).png().toBuffer();
  const { data, info } = await plate
    .composite([{ input: letters }])
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const [upload] = await storePhotos(work, [
    { bytes: data, width: info.width, height: info.height, mediaType: 'image/jpeg' },
  ]);
  if (!upload) throw new Error('The picture of the data plate was not stored.');
  return upload.id;
}

function actsOf({ serial, to, reason, documentNumber, at, signedAt }: Correction): Act[] {
  let id = '';
  const proposed: Act = {
    at,
    async play({ as, items }) {
      const lines = [{ itemId: known(items, serial), field: 'serial_number' as const, to }];
      id = await as('brandt', at, async (work) => {
        const uploadIds = [await photographPlate(work, to)];
        return createAmendment(work, { reason, documentNumber, lines, uploadIds }, SHOWN);
      });
    },
  };
  if (!signedAt) return [proposed];
  return [
    proposed,
    {
      at: signedAt,
      play: ({ as }) => as('halloran', signedAt, (work) => signAmendment(work, id, SHOWN)),
    },
  ];
}

/** Serial numbers that were misread at entry. */
export const amendments = (now: Date): Act[] => told(now).flatMap(actsOf);
