import type { DocumentDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, Text } from '@hand-receipt/ui';
import { parseFormData } from './parse-form-data';

/** A notice about the reader's own account: what was done, when and where. */
export function NoticeContents({ document }: { document: DocumentDto }) {
  const fields = parseFormData(document.formData)?.formFields ?? [];
  return (
    <>
      <Text>{document.description}</Text>
      {fields.length > 0 ? (
        <FormStrip columns={Math.min(2, fields.length)} numbering="none">
          {fields.map(([name, value]) => (
            <FormCell key={name} caption={name}>
              {value}
            </FormCell>
          ))}
        </FormStrip>
      ) : null}
    </>
  );
}
