/** Scan fields: what is typed, sent by a hand scanner, or seen by the camera is read as a mark, a label or text. */
export { Camera } from './camera';
export { CameraButton } from './camera-button';
export { CameraToggle } from './camera-toggle';
export { CodeBox } from './code-box';
export { scanFailure } from './scan-failure';
export { ScanSearch } from './scan-search';
export { scanProblem, searchText } from './search-text';
export { useKeptDecoder } from './use-kept-decoder';
export { useWedge } from './use-wedge';
