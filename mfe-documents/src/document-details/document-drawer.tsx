import type { DocumentDto } from '@hand-receipt/contracts';
import { documentQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { Alert, Drawer, LoadingRows, Stack } from '@hand-receipt/ui';
import { useRef } from 'react';
import { formType } from '../documents/document-words';
import { ActDialogs } from './act-dialogs';
import { CorrectiveActions } from './corrective-actions';
import { DocumentContents } from './document-contents';
import { DocumentFacts } from './document-facts';
import { documentIsForm } from '../documents/document-words';
import { DrawerFooter } from './drawer-footer';
import { parseAttachments } from './parse-attachments';
import { PhotoAttachments } from './photo-attachments';
import { RelatedLinks } from './related-links';
import { SendingChain } from './sending-chain';

interface DocumentDrawerProps {
  document: DocumentDto;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** One document, laid out in blocks like the paper form, with where it has been and what came of it. */
export default function DocumentDrawer({ document, onClose, onPrevious, onNext }: DocumentDrawerProps) {
  const details = useQuery(documentQueries.detail(document.id));
  const url = useUrlState();
  const photos = parseAttachments(document.attachments);
  const close = useRef<HTMLButtonElement>(null);
  const mayReport = details.data?.mayReport ?? false;
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        caption={formType(document)}
        title={document.title}
        onPrevious={onPrevious}
        onNext={onNext}
        initialFocus={close}
        footer={
          <DrawerFooter
            documentId={document.id}
            isForm={documentIsForm(document)}
            onReport={mayReport ? () => url.set({ act: 'report' }) : undefined}
            onForward={() => url.set({ act: 'forward' })}
            onClose={onClose}
            closeRef={close}
          />
        }
      >
        <Stack gap="5">
          <DocumentFacts document={document} attachments={photos.addresses.length} />
          <DocumentContents document={document} seesItem={Boolean(details.data?.itemId)} />
          {details.isPending ? <LoadingRows text="Loading what came of it..." rows={2} /> : null}
          {details.isError && !details.data ? (
            <Alert tone="warning" title="What came of it could not be loaded">
              <p>{details.error.message}</p>
            </Alert>
          ) : null}
          {details.data ? <CorrectiveActions actions={details.data.correctiveActions} /> : null}
          <PhotoAttachments photos={photos} />
          {details.data ? <SendingChain chain={details.data.chain} /> : null}
          {details.data ? <RelatedLinks details={details.data} /> : null}
        </Stack>
      </Drawer>
      <ActDialogs document={document} mayReport={mayReport} />
    </>
  );
}
