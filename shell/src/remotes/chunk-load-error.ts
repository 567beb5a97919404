/** Whether an error says that a file of the product could not be fetched: it is gone, or the network was. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));
