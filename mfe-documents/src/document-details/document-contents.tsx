import type { DocumentDto, DocumentType } from '@hand-receipt/contracts';
import { Alert, LoadingRows } from '@hand-receipt/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { documentTypeOf, formType } from '../documents/document-words';
import { FormContents } from './form-contents';
import { NoticeContents } from './notice-contents';
import { parseFormData } from './parse-form-data';
import { ReceiptContents } from './receipt-contents';
import { SiReportContents } from './si-report-contents';

interface ContentsProps {
  document: DocumentDto;
  /** The reader may open the item that it is about. */
  seesItem?: boolean;
}

const InventoryReport = lazy(() => import('../inventory-report/inventory-report'));

/** A maintenance form, or the report on one, block by block. */
function FormDocument({ document, seesItem = false }: ContentsProps) {
  const form = parseFormData(document.formData);
  if (form) {
    const description = form.description ?? document.description;
    return <FormContents form={form} description={description} seesItem={seesItem} />;
  }
  return (
    <Alert tone="warning" title="This form cannot be read" announce={false}>
      <p>{document.description}</p>
    </Alert>
  );
}

/** Each type of documents has its contents: a new type does not compile without. */
const CONTENTS: Record<DocumentType, ComponentType<ContentsProps>> = {
  'Maintenance Form': FormDocument,
  'Corrective Action': FormDocument,
  'Inventory Report': InventoryReport,
  'Sensitive Items Report': SiReportContents,
  'Security Notice': NoticeContents,
  Receipt: ReceiptContents,
};

/** What a document says, in the manner of its type. */
export function DocumentContents({ document, seesItem }: ContentsProps) {
  const type = documentTypeOf(document);
  if (!type) {
    return (
      <>
        <Alert
          tone="info"
          title={`'${formType(document)}' is not a form that is known here`}
          announce={false}
        >
          <p>What can be read of it is shown.</p>
        </Alert>
        <FormDocument document={document} seesItem={seesItem} />
      </>
    );
  }
  const Contents = CONTENTS[type];
  return (
    <Suspense fallback={<LoadingRows text="Loading the document..." rows={3} />}>
      <Contents document={document} seesItem={seesItem} />
    </Suspense>
  );
}
