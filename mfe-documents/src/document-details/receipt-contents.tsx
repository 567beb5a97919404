import type { DocumentDto } from '@hand-receipt/contracts';
import { ButtonLink, FileTextIcon } from '@hand-receipt/ui';
import { NoticeContents } from './notice-contents';
import { parseFormData } from './parse-form-data';

/** The field of a receipt that names its hand-over. */
const HAND_OVER = 'Hand-over';

/** The receipt of a hand-over or return, with the way to say that it is right, or to dispute it. */
export function ReceiptContents({ document }: { document: DocumentDto }) {
  const fields = parseFormData(document.formData)?.formFields ?? [];
  const handOver = fields.find(([name]) => name === HAND_OVER)?.[1];
  return (
    <>
      {handOver ? (
        <div>
          <ButtonLink
            variant="primary"
            icon={<FileTextIcon />}
            to={`/counter/receipts/${encodeURIComponent(handOver)}`}
          >
            Answer Receipt
          </ButtonLink>
        </div>
      ) : null}
      <NoticeContents document={document} />
    </>
  );
}
