import { successionMutations } from '@hand-receipt/data';
import { type FileProgress, reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  Button,
  counted,
  DownloadIcon,
  Flex,
  HStack,
  Stack,
  Text,
  toast,
} from '@hand-receipt/ui';
import { useId, useState } from 'react';

type Ending = 'pdf' | 'json';

const ENDINGS = { pdf: 'PDF', json: 'JSON' } as const;

/** What is going on while a file comes: the server makes it first, and then sends it. */
function progressWords(progress: FileProgress | null): string {
  if (progress === null) return 'The server is making the packet. This may take a minute.';
  const kilobytes = Math.ceil(progress.received / 1024);
  const pages = progress.pages === null ? '' : `, ${counted(progress.pages, 'page')}`;
  return `Downloading: ${kilobytes.toLocaleString('en-US')} KB${pages}.`;
}

/** Downloads the files of one packet, one at a time. */
function usePacketDownload(id: string, signing: number | undefined, name: string) {
  const { mutate, isPending, variables, error } = useMutation(successionMutations.downloadPacket);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const start = (ending: Ending) => {
    setProgress(null);
    mutate(
      { id, ending, signing, onProgress: setProgress },
      {
        onSuccess: () =>
          toast({ tone: 'success', title: 'Packet downloaded', description: `${name}, ${ENDINGS[ending]}` }),
      },
    );
  };
  return { start, error, progress, working: isPending ? variables.ending : null };
}

interface NotDownloadedProps {
  error: Error;
  isDraft: boolean;
  /** The server makes it by itself, also where the connection to it was lost meanwhile. */
  isBeingMade: boolean;
}

function NotDownloaded({ error, isDraft, isBeingMade }: NotDownloadedProps) {
  const isOffline = statusOf(error) === 0;
  const next = isBeingMade
    ? 'The server goes on making the packet. Download it when the connection is back.'
    : 'Try again when the connection is back.';
  return (
    <Alert
      tone="danger"
      title={isOffline ? 'Needs a connection.' : `The ${isDraft ? 'draft' : 'packet'} was not downloaded.`}
    >
      {isOffline ? `Nothing was downloaded. ${next}` : (reasonOf(error) ?? error.message)}
    </Alert>
  );
}

interface PacketRowProps {
  id: string;
  /** Left out for the draft of the next signing. */
  signing?: number;
  title: string;
  hint: string;
  isBeingMade?: boolean;
}

/** A packet, or the draft of one, with its downloads. */
export function PacketRow({ id, signing, title, hint, isBeingMade = false }: PacketRowProps) {
  const { start, error, progress, working } = usePacketDownload(id, signing, title);
  const titleId = useId();
  const isDraft = signing === undefined;
  const button = (ending: Ending) => (
    <Button
      aria-describedby={titleId}
      icon={<DownloadIcon />}
      variant={ending === 'pdf' && !isDraft ? 'primary' : undefined}
      working={working === ending}
      disabled={working !== null && working !== ending}
      onClick={() => start(ending)}
    >
      {`Download ${isDraft ? 'draft' : 'packet'} (${ENDINGS[ending]})`}
    </Button>
  );
  return (
    <Stack as="li" gap="3" p="4">
      <Flex
        justify="space-between"
        align={{ base: 'stretch', md: 'center' }}
        gap="3"
        direction={{ base: 'column', md: 'row' }}
      >
        <Box minWidth="0">
          <Text fontWeight="600" id={titleId}>
            {title}
          </Text>
          <Text textStyle="table" color="fg.muted">
            {hint}
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap">
          {button('pdf')}
          {!isDraft && button('json')}
        </HStack>
      </Flex>
      <Text role="status" textStyle="table" color="fg.muted" _empty={{ display: 'none' }}>
        {working === null ? '' : progressWords(progress)}
      </Text>
      {error && working === null ? (
        <NotDownloaded error={error} isDraft={isDraft} isBeingMade={isBeingMade} />
      ) : null}
    </Stack>
  );
}
