import type { RemoteModule } from '@hand-receipt/contracts';
import { UnreadDocumentsCard } from './unread-documents/unread-documents-card';

export default {
  pages: {
    documents: () => import(/* webpackChunkName: "page-documents" */ './documents/documents-page'),
  },
  slots: {
    'dashboard.cards': { unreadDocuments: UnreadDocumentsCard },
  },
} satisfies RemoteModule;
