/** Scan fields: what is typed, sent by a hand scanner, or seen by the camera is read as a mark, a label or text. */
export { CameraButton } from './camera-button';
export { scanFailure } from './scan-failure';
export { ScanSearch } from './scan-search';
export { searchText } from './search-text';
