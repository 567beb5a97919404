/** Photos: cleaned, stored, found and removed. */
export { default as uploadsRoutes } from './routes';
export { requireOwnUpload } from './require-own-upload';
export { storePhotos } from './store-photos';
export { uploadAddress } from './upload-address';
