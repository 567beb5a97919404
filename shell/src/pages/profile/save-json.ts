import { saveFile } from '@hand-receipt/platform';

/** Hands the reader a file of JSON that is already here. */
export const saveJson = (data: unknown, fileName: string): void =>
  saveFile({ blob: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), fileName });
