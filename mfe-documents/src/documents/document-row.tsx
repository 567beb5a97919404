import { type DocumentDto, OUTCOME_WORDS } from '@hand-receipt/contracts';
import { Count, formatDate, Label, Mono, NewBadge, PaperclipIcon, VisuallyHidden } from '@hand-receipt/ui';
import { memo } from 'react';
import type { DocumentBox } from './document-boxes';
import { attachmentCount, countedAttachments, formType, otherEnd } from './document-words';

interface DocumentRowProps {
  document: DocumentDto;
  box: DocumentBox;
  unread: boolean;
  /** On a phone the row is a card. */
  isCard: boolean;
  onOpen: (id: string) => void;
}

/** One document. Its title is the button, and reaches over the whole row. */
export const DocumentRow = memo(function DocumentRow({
  document,
  box,
  unread,
  isCard,
  onOpen,
}: DocumentRowProps) {
  const attachments = attachmentCount(document);
  const person = otherEnd(document, box);
  return (
    <li data-unread={unread || undefined}>
      <span data-part="form">
        <Label>{formType(document)}</Label>
      </span>
      {unread ? (
        <span data-part="new">
          <NewBadge />
        </span>
      ) : null}
      <h2 data-part="title">
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(document.id)}>
          {document.title}
        </button>
      </h2>
      <p data-part="description">
        {document.outcome ? <b>{OUTCOME_WORDS[document.outcome]}. </b> : null}
        {document.description}
      </p>
      <span data-part="attachments">
        <PaperclipIcon size={14} />
        {isCard ? (
          countedAttachments(attachments)
        ) : (
          <>
            <Count value={attachments} aria-hidden="true" />
            <VisuallyHidden>{countedAttachments(attachments)}</VisuallyHidden>
          </>
        )}
      </span>
      <span data-part="person">
        {person.word} <b>{person.name}</b>
      </span>
      <span data-part="date">
        <Mono>{formatDate(document.sentAt)}</Mono>
      </span>
    </li>
  );
});
