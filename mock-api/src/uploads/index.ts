/** Photos: cleaned, stored, found and removed. */
export { default as uploadsRoutes } from './routes';
export { storePhotos } from './store-photos';
export { uploadAddress } from './upload-address';
