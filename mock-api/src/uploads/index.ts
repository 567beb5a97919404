/** Photos: cleaned, stored, found and removed. */
export { default as uploadsRoutes } from './routes';
export { hashUploads, requireOwnPhotos, requireOwnUpload } from './own-uploads';
export { storePhotos } from './store-photos';
export { uploadAddress } from './upload-address';
