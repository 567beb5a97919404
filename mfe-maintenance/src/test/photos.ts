/** What a camera writes: a name, and the first bytes by which a JPEG is known. */
export const jpegFile = (name: string): File =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])], name, {
    type: 'image/jpeg',
  });

/** The header of a PNG of 20,000 by 20,000 pixels, which is all that may be read of it. */
export const hugePng = (name: string): File => {
  const header = [0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
  const size = [0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 1, 0, 0, 0, 0, 0];
  return new File([new Uint8Array([...header, ...size])], name, { type: 'image/png' });
};

/** What the browser drew, newest last: width and height of each picture. */
export const drawn: [number, number][] = [];

class FakeCanvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return { fillRect: () => undefined, drawImage: () => undefined };
  }
  convertToBlob() {
    drawn.push([this.width, this.height]);
    return Promise.resolve(new Blob(['small'], { type: 'image/jpeg' }));
  }
}

/** jsdom decodes no pictures. Here every file is one of 4032 by 3024, unless it is named damaged. */
export function decodePictures(): void {
  drawn.length = 0;
  globalThis.createImageBitmap = ((file: File) =>
    file.name.startsWith('damaged')
      ? Promise.reject(new DOMException('The source image could not be decoded.'))
      : Promise.resolve({ width: 4032, height: 3024, close: () => undefined })) as typeof createImageBitmap;
  globalThis.OffscreenCanvas = FakeCanvas as never;
}
