import { type DocumentDto, personName } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDateTime } from '@hand-receipt/ui';
import { formType } from '../documents/document-words';

/** Who sent what to whom, and when. */
export function DocumentFacts({ document, attachments }: { document: DocumentDto; attachments: number }) {
  return (
    <FormStrip columns={3}>
      <FormCell caption="From">{personName(document.sender)}</FormCell>
      <FormCell caption="To">{personName(document.recipient)}</FormCell>
      <FormCell caption="Sent" mono phoneSpan={2}>
        {formatDateTime(document.sentAt)}
      </FormCell>
      <FormCell caption="Form type" span={2}>
        {formType(document)}
      </FormCell>
      <FormCell caption="Attachments">{attachments}</FormCell>
    </FormStrip>
  );
}
