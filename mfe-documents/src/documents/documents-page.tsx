import { BookOpenTextIcon, Box, ButtonLink, PageBody, PageHeader, Tabs } from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { DOCUMENT_BOXES } from './document-boxes';
import { DocumentsList } from './documents-list';
import { useDocuments } from './use-documents';
import { useMarkReadOnce } from './use-mark-read-once';

const DocumentDrawer = lazy(() => import('../document-details/document-drawer'));

/** Maintenance forms that I received and sent. */
export default function DocumentsPage() {
  const list = useDocuments();
  const { box, unreadCount, opened } = list;
  useMarkReadOnce(opened);

  const tabs = DOCUMENT_BOXES.map(({ value, label }) => ({
    value,
    label,
    count: value === 'inbox' && unreadCount > 0 ? unreadCount : undefined,
    countTone: 'demand' as const,
  }));
  return (
    <PageBody>
      <PageHeader
        caption="Maintenance forms"
        title="Documents"
        actions={
          <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
            Property Book
          </ButtonLink>
        }
        phoneAction={null}
      />
      <Tabs label="Documents" tabs={tabs} value={box.value} onChange={list.showBox}>
        <Box marginTop="4">
          <DocumentsList list={list} />
        </Box>
      </Tabs>
      {opened ? (
        <Suspense fallback={null}>
          <DocumentDrawer
            document={opened}
            onClose={list.close}
            onPrevious={list.openPrevious}
            onNext={list.openNext}
          />
        </Suspense>
      ) : null}
    </PageBody>
  );
}
