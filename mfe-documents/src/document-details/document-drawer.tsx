import type { DocumentDto } from '@hand-receipt/contracts';
import { Alert, Button, Drawer, PrinterIcon, Stack } from '@hand-receipt/ui';
import { formType } from '../documents/document-words';
import { DocumentFacts } from './document-facts';
import { FormContents } from './form-contents';
import { parseAttachments } from './parse-attachments';
import { parseFormData } from './parse-form-data';
import { PhotoAttachments } from './photo-attachments';

interface DocumentDrawerProps {
  document: DocumentDto;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** One document, laid out in blocks like the paper form. */
export default function DocumentDrawer({ document, onClose, onPrevious, onNext }: DocumentDrawerProps) {
  const form = parseFormData(document.formData);
  const photos = parseAttachments(document.attachments);
  return (
    <Drawer
      open
      onClose={onClose}
      caption={formType(document)}
      title={document.title}
      onPrevious={onPrevious}
      onNext={onNext}
      footer={
        <>
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <DocumentFacts document={document} attachments={photos.length} />
        {form ? (
          <FormContents form={form} description={form.description ?? document.description} />
        ) : (
          <Alert tone="warning" title="This form cannot be read">
            <p>{document.description}</p>
          </Alert>
        )}
        <PhotoAttachments addresses={photos} />
      </Stack>
    </Drawer>
  );
}
