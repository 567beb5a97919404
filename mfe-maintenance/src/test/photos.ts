/** What a camera writes: a name, and the first bytes by which a JPEG is known. */
export const jpegFile = (name: string): File =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])], name, {
    type: 'image/jpeg',
  });

/** What the browser drew, newest last: width and height of each canvas. */
export const drawn: [number, number][] = [];

/** jsdom decodes no pictures. Here every file is one of 4032 by 3024, unless it is named damaged. */
export function decodePictures(): void {
  drawn.length = 0;
  globalThis.createImageBitmap = ((file: File) =>
    file.name.startsWith('damaged')
      ? Promise.reject(new DOMException('The source image could not be decoded.'))
      : Promise.resolve({ width: 4032, height: 3024, close: () => undefined })) as typeof createImageBitmap;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob(this: HTMLCanvasElement, done: BlobCallback) {
      drawn.push([this.width, this.height]);
      done(new Blob(['small'], { type: 'image/jpeg' }));
    },
    toDataURL: () => 'data:image/jpeg;base64,AAAA',
  });
}
