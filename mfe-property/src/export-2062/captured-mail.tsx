import { propertyQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ErrorState, FormCell, FormStrip, Link, LoadingRows, Text } from '@hand-receipt/ui';

/** A message that this server kept in place of sending it, as its recipients would read it. */
export function CapturedMail({ address }: { address: string }) {
  const mail = useQuery(propertyQueries.capturedMail(address.slice(address.lastIndexOf('/') + 1)));
  if (mail.error) return <ErrorState title={mail.error.message} onRetry={() => void mail.refetch()} />;
  if (!mail.data) return <LoadingRows rows={3} text="Loading message..." />;
  const { recipients, subject, body, file, fileName } = mail.data;
  return (
    <section aria-label="Message">
      <FormStrip columns={1} phoneColumns={1} numbering="none">
        <FormCell caption="To">{recipients.join(', ')}</FormCell>
        <FormCell caption="Subject">{subject}</FormCell>
        <FormCell caption="Attachment">
          <Link href={file} target="_blank" ownLine>
            {fileName}
          </Link>
        </FormCell>
      </FormStrip>
      <Text mt="3" whiteSpace="pre-line">
        {body}
      </Text>
    </section>
  );
}
