import type { DocumentDetailsDto } from '@hand-receipt/contracts';
import { ButtonLink, FileTextIcon, Flex, PackageIcon, WrenchIcon } from '@hand-receipt/ui';

/** From a document to the form that it answers, and to item and maintenance where the reader may see them. */
export function RelatedLinks({ details }: { details: DocumentDetailsDto }) {
  const { id, itemId, maintenanceId, answers, mayReport } = details;
  if (itemId === null && answers === null) return null;
  const report = new URLSearchParams({ report: itemId ?? '', document: id });
  return (
    <Flex gap="2" wrap="wrap">
      {answers === null ? null : (
        <ButtonLink
          size="s"
          icon={<FileTextIcon />}
          to={`/documents?box=all&open=${encodeURIComponent(answers)}`}
        >
          Open Form
        </ButtonLink>
      )}
      {itemId === null ? null : (
        <ButtonLink size="s" icon={<PackageIcon />} to={`/property-book/${encodeURIComponent(itemId)}`}>
          Open Item
        </ButtonLink>
      )}
      {maintenanceId ? (
        <ButtonLink size="s" icon={<WrenchIcon />} to={`/maintenance/${encodeURIComponent(maintenanceId)}`}>
          Open Maintenance
        </ButtonLink>
      ) : mayReport && itemId !== null ? (
        <ButtonLink size="s" icon={<WrenchIcon />} to={`/maintenance?${report.toString()}`}>
          Report Maintenance
        </ButtonLink>
      ) : null}
    </Flex>
  );
}
