import { isRefused, type Photo, type PhotoState } from './photo';

/** What is said of a photo under its name. */
export function stateWords(state: PhotoState): string {
  switch (state.step) {
    case 'waiting':
      return 'Waiting';
    case 'preparing':
      return 'Preparing';
    case 'sending':
      return `Uploading, ${Math.round(state.share * 100)} %`;
    case 'uploaded':
      return 'Uploaded';
    case 'failed':
      return 'Not uploaded';
    case 'refused':
      return state.reason;
  }
}

/** '2 of 3 photos uploaded'; empty while there are none. */
export function countWords(photos: readonly Photo[]): string {
  const wanted = photos.filter((photo) => !isRefused(photo));
  if (wanted.length === 0) return '';
  const done = wanted.filter(({ uploaded }) => uploaded !== null).length;
  return `${done} of ${wanted.length} ${wanted.length === 1 ? 'photo' : 'photos'} uploaded`;
}

const LIST = new Intl.ListFormat('en-US');

/** Which photos keep the form from being sent, and what to do; empty where none does. */
export function refusedWords(photos: readonly Photo[]): string {
  const names = photos.filter(isRefused).map(({ name }) => name);
  if (names.length === 0) return '';
  const [what, which] = names.length === 1 ? ['as a photo', 'it'] : ['as photos', 'them'];
  return `${LIST.format(names)} cannot be sent ${what}. Remove ${which}, then send the form.`;
}
