import { latePart } from '../app/late';

export const queuePanel = latePart<{ onClose: () => void }>(
  () => import(/* webpackChunkName: "app-queue" */ './queue-panel'),
);
