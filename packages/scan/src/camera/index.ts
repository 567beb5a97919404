/** The camera and its decoder. The shell provides them once; they load when a person first uses a camera. */
export { CameraView } from './camera-view';
export { fetchDecoder } from './read-codes';
