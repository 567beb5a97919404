import { drawPhoto, type ShrunkPhoto } from './draw-photo';
import { NoPhoto } from './no-photo';

export interface DrawTask {
  file: Blob;
  /** Pixels. */
  longestEdge: number;
}

/** The photo, or why it is none (a class of errors does not cross to the page), or that no worker can draw it. */
export type DrawAnswer = { shrunk: ShrunkPhoto } | { refused: string } | 'failed';

const refusalOf = (error: unknown): DrawAnswer =>
  error instanceof NoPhoto ? { refused: error.message } : 'failed';

/** The worker, so that decoding and drawing do not block the page. It draws one photo and is terminated. */
self.onmessage = ({ data: { file, longestEdge } }: MessageEvent<DrawTask>) => {
  void drawPhoto(file, longestEdge)
    .then((shrunk): DrawAnswer => ({ shrunk }), refusalOf)
    .then((answer) => self.postMessage(answer));
};
