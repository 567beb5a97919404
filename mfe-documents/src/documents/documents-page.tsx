import { BookOpenTextIcon, ButtonLink, PageBody, PageHeader, Tabs } from '@hand-receipt/ui';
import { DOCUMENT_BOXES } from './document-boxes';
import { DocumentFiltersBar } from './document-filters-bar';
import { DocumentsList } from './documents-list';
import { OpenDocument } from './open-document';
import { useDocuments } from './use-documents';

/** Maintenance forms and inventory reports that I received and sent, and what came of them. */
export default function DocumentsPage() {
  const list = useDocuments();
  const { box, unreadCount } = list;

  const tabs = DOCUMENT_BOXES.map(({ value, label }) => ({
    value,
    label,
    count: value === 'inbox' && unreadCount > 0 ? unreadCount : undefined,
    countTone: 'demand' as const,
  }));
  return (
    <PageBody>
      <PageHeader
        caption="Forms and reports"
        title="Documents"
        actions={
          <ButtonLink to="/property-book" icon={<BookOpenTextIcon />}>
            Property Book
          </ButtonLink>
        }
        phoneAction={null}
      />
      <OpenDocument list={list} />
      <Tabs label="Documents" tabs={tabs} value={box.value} onChange={list.showBox}>
        <DocumentFiltersBar list={list} />
        <DocumentsList list={list} />
      </Tabs>
    </PageBody>
  );
}
