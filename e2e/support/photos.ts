import type { Page } from '@playwright/test';

/** A file as a person chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A photo as a phone's camera takes it: twelve megapixels of noise, and after its first marker the block in
 * which cameras write where it was taken.
 *
 * @param place what that block says; the server must not keep it
 */
export async function cameraPhoto(page: Page, name: string, place = ''): Promise<ChosenFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4032, 3024);
    const context = canvas.getContext('2d')!;
    for (let index = 0; index < 400; index += 1) {
      context.fillStyle = `hsl(${(index * 47) % 360} 60% ${20 + (index % 60)}%)`;
      context.fillRect((index * 613) % 4032, (index * 379) % 3024, 700, 500);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) {
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    }
    return btoa(text);
  });
  const jpeg = Buffer.from(base64, 'base64');
  const said = Buffer.from(`Exif\0\0${place}`, 'latin1');
  const block = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), said]);
  block.writeUInt16BE(said.length + 2, 2);
  const buffer = place ? Buffer.concat([jpeg.subarray(0, 2), block, jpeg.subarray(2)]) : jpeg;
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photo of noise, which nothing makes smaller: about a byte a pixel, so that a slow line takes its time over it. */
export async function noisePhoto(page: Page, name: string, edge = 900): Promise<ChosenFile> {
  const base64 = await page.evaluate(async (size) => {
    const noise = new ImageData(size, size);
    for (let at = 0; at < noise.data.length; at += 65_536) {
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    }
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    const canvas = new OffscreenCanvas(size, size);
    canvas.getContext('2d')!.putImageData(noise, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  }, edge);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
