import { UPLOADS } from '@hand-receipt/contracts';
import { takeBackPhoto, uploadPhoto } from '@hand-receipt/data';
import { ApiError, type DraftFiles, isNetworkError, newId } from '@hand-receipt/platform';
import { hasFailed, isRefused, type Photo, type UploadedPhoto } from './photo';
import { type PhotoFile, PhotoFiles } from './photo-files';
import { unreadable } from './no-photo';
import { requirePhoto } from './require-photo';
import { shrinkPhoto } from './shrink-photo';

const keptPhoto = (uploaded: UploadedPhoto): Photo => ({
  key: uploaded.id,
  name: uploaded.name,
  state: { step: 'uploaded' },
  thumbnail: uploaded.address,
  uploaded,
});

/** Whether trying again could help: the connection failed, or the server had too much to do. */
const mayPass = (error: unknown): boolean =>
  isNetworkError(error) || (error instanceof ApiError && error.status >= 500);

/**
 * Photos on their way to the server, one after the other, so that a phone holds one of them in memory and a
 * slow line finishes one before it starts the next. What failed keeps its file, here and on the device, and can be
 * tried again, also after a reload.
 */
export class PhotoUploads {
  #photos: readonly Photo[];
  readonly #files: PhotoFiles;
  readonly #listeners = new Set<() => void>();
  #open = true;
  #current: { key: string; call: AbortController } | null = null;
  #working: Promise<void> | null = null;

  /**
   * @param kept photos of a draft, which are on the server already
   * @param device where the device keeps those that are not
   */
  constructor(kept: readonly UploadedPhoto[], device: DraftFiles) {
    this.#files = new PhotoFiles(device, (key) => this.#change(key, { isNotKept: true }));
    const waiting = this.#files.restored();
    const isKnown = ({ id }: UploadedPhoto) => waiting.some(({ uploaded }) => uploaded?.id === id);
    this.#photos = [...kept.filter((photo) => !isKnown(photo)).map(keptPhoto), ...waiting];
  }

  readonly read = (): readonly Photo[] => this.#photos;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How many more photos the form takes; refused files are none of them. */
  get room(): number {
    return UPLOADS.photos - this.#photos.filter((photo) => !isRefused(photo)).length;
  }

  /** @returns how many of the files found no room. */
  add(files: readonly File[]): number {
    const taken = files.slice(0, Math.max(0, this.room));
    const photos = taken.map((file): Photo => {
      return { key: newId(), name: file.name, state: { step: 'waiting' }, thumbnail: null, uploaded: null };
    });
    this.#show([...this.#photos, ...photos]);
    photos.forEach((photo, index) => this.#files.take(photo, { blob: taken[index]!, isSmall: false }));
    this.#work();
    return files.length - taken.length;
  }

  /** Tries again what failed: one photo, or all of them. */
  retry(key?: string): void {
    for (const photo of this.#photos.filter(hasFailed)) {
      if (key === undefined || photo.key === key) this.#change(photo.key, { state: { step: 'waiting' } });
    }
    this.#work();
  }

  remove(key: string): void {
    const photo = this.#photos.find((candidate) => candidate.key === key);
    this.#show(this.#photos.filter((candidate) => candidate.key !== key));
    this.#files.drop(key);
    if (this.#current?.key === key) this.#current.call.abort();
    if (photo?.uploaded) void takeBackPhoto(photo.uploaded.id);
  }

  /** Waits until no photo is under way. @returns all of them */
  async settled(): Promise<readonly Photo[]> {
    await this.#working;
    return this.#photos;
  }

  /** The form is on the screen. */
  open(): void {
    this.#open = true;
    this.#work();
  }

  /** The form is gone: nothing goes out any more. */
  close(): void {
    this.#open = false;
    this.#current?.call.abort();
  }

  #show(photos: readonly Photo[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }

  #change(key: string, change: Partial<Photo>): void {
    this.#show(this.#photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)));
  }

  #work(): void {
    this.#working ??= this.#sendWaiting().finally(() => {
      this.#working = null;
    });
  }

  async #sendWaiting(): Promise<void> {
    for (;;) {
      const next = this.#photos.find(({ state }) => state.step === 'waiting');
      if (!next || !this.#open) return;
      await this.#send(next.key);
    }
  }

  async #send(key: string): Promise<void> {
    const call = new AbortController();
    this.#current = { key, call };
    try {
      await this.#prepareAndUpload(key, call.signal);
    } catch (error) {
      if (call.signal.aborted) return;
      this.#fail(key, error);
    } finally {
      this.#current = null;
    }
  }

  async #prepareAndUpload(key: string, signal: AbortSignal): Promise<void> {
    const file = await this.#small(key, signal);
    if (signal.aborted) return;
    this.#change(key, { state: { step: 'sending', share: 0 } });
    const { id, address } = await uploadPhoto(file.blob, {
      signal,
      onSent: (share) => this.#change(key, { state: { step: 'sending', share } }),
    });
    const { name } = this.#photo(key);
    this.#change(key, { state: { step: 'uploaded' }, uploaded: { id, address, name } });
    this.#files.take(this.#photo(key), null);
  }

  /** The photo as it is sent: made smaller, unless it was before. */
  async #small(key: string, signal: AbortSignal): Promise<PhotoFile> {
    const file = this.#files.get(key);
    if (!file) throw unreadable();
    if (file.isSmall) return file;
    this.#change(key, { state: { step: 'preparing' } });
    const { name } = this.#photo(key);
    const chosen = new File([file.blob], name, { type: file.blob.type });
    await requirePhoto(chosen);
    const { photo, thumbnail } = await shrinkPhoto(chosen, signal);
    const small = { blob: photo, isSmall: true };
    if (signal.aborted) return small;
    this.#change(key, { thumbnail });
    this.#files.take(this.#photo(key), small);
    return small;
  }

  #photo(key: string): Photo {
    const photo = this.#photos.find((candidate) => candidate.key === key);
    if (!photo) throw unreadable();
    return photo;
  }

  #fail(key: string, error: unknown): void {
    if (!mayPass(error)) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#change(key, { state: { step: 'refused', reason } });
      this.#files.drop(key);
      return;
    }
    // On a line that is down the rest would fail one by one.
    const down = isNetworkError(error);
    this.#show(
      this.#photos.map((photo) =>
        photo.key === key || (down && photo.state.step === 'waiting')
          ? { ...photo, state: { step: 'failed' } }
          : photo,
      ),
    );
  }
}
