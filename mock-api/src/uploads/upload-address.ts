/** Where a photo is read. */
export const uploadAddress = (uploadId: string): string => `/api/uploads/${uploadId}`;
