/** Photos: cleaned, stored, found and removed. */
export { default as uploadsRoutes } from './routes';
export { uploadAddress } from './upload-address';
