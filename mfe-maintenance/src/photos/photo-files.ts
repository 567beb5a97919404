import type { DraftFile, DraftFiles } from '@hand-receipt/platform';
import { isUploadedPhoto, type Photo } from './photo';

/** The content of a photo that is not on the server yet. */
export interface PhotoFile {
  blob: Blob;
  /** Made as small as the server keeps it. */
  isSmall: boolean;
}

function photoOf({ key, name, blob, about }: DraftFile): Photo | null {
  const uploaded = isUploadedPhoto(about.uploaded) ? about.uploaded : null;
  if (!uploaded && !blob) return null;
  const thumbnail = typeof about.thumbnail === 'string' ? about.thumbnail : (uploaded?.address ?? null);
  return { key, name, state: { step: uploaded ? 'uploaded' : 'waiting' }, thumbnail, uploaded };
}

/** The files of the photos of one form: here, and on the device until the form is sent or its draft discarded. */
export class PhotoFiles {
  readonly #device: DraftFiles;
  readonly #onNotKept: (key: string) => void;
  readonly #files = new Map<string, PhotoFile>();
  readonly #chosenAt = new Map<string, number>();
  /** One after the other: what is still being written must not come back after it was dropped. */
  #line: Promise<void> = Promise.resolve();

  /** @param onNotKept hears of a photo for which the device has no room */
  constructor(device: DraftFiles, onNotKept: (key: string) => void) {
    this.#device = device;
    this.#onNotKept = onNotKept;
  }

  /** The photos that the device kept when the form opened, with their files. */
  restored(): Photo[] {
    return (this.#device.kept ?? []).flatMap((file) => {
      const photo = photoOf(file);
      this.#chosenAt.set(file.key, file.chosenAt);
      if (file.blob) this.#files.set(file.key, { blob: file.blob, isSmall: file.about.isSmall === true });
      return photo ?? [];
    });
  }

  get = (key: string): PhotoFile | undefined => this.#files.get(key);

  /** Takes a photo's content; null once it is on the server, of which the device then keeps the address. */
  take({ key, name, thumbnail, uploaded }: Photo, file: PhotoFile | null): void {
    if (file) this.#files.set(key, file);
    else this.#files.delete(key);
    const chosenAt = this.#chosenAt.get(key) ?? Date.now() + this.#chosenAt.size / 1000;
    this.#chosenAt.set(key, chosenAt);
    const about = { thumbnail, uploaded, isSmall: file?.isSmall === true };
    this.#inTurn(async () => {
      try {
        await this.#device.keep({ key, name, chosenAt, blob: file?.blob ?? null, about });
      } catch {
        // The form says so.
        this.#onNotKept(key);
      }
    });
  }

  drop(key: string): void {
    this.#files.delete(key);
    this.#inTurn(() => this.#device.drop(key));
  }

  #inTurn(work: () => Promise<void>): void {
    this.#line = this.#line
      .then(work)
      .catch((error: unknown) => console.warn('A photo may still be kept on this device', error));
  }
}
