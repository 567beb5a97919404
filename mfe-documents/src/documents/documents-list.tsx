import { Box, Button, EmptyState, ErrorState, Flex, LoadingRows, Panel, useIsPhone } from '@hand-receipt/ui';
import { DocumentRow } from './document-row';
import { isUnreadFor } from './document-words';
import { documentListStyles } from './documents-list-styles';
import type { Documents } from './use-documents';

/** The way to the documents before those that are listed, or why they could not be had. */
function EarlierDocuments({ query }: Pick<Documents, 'query'>) {
  const { error, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query;
  if (isFetchNextPageError) {
    return (
      <Box marginTop="4">
        <ErrorState
          title="Failed to load earlier documents"
          message={error?.message}
          onRetry={() => void fetchNextPage()}
          retrying={isFetchingNextPage}
        />
      </Box>
    );
  }
  if (!hasNextPage) return null;
  return (
    <Flex justify="center" marginTop="4">
      <Button working={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Show earlier documents
      </Button>
    </Flex>
  );
}

/** Documents of one box: rows on a desktop, cards on a phone. */
export function DocumentsList({ list }: { list: Documents }) {
  const { query, documents, box, me, open, narrowed, reset } = list;
  const isPhone = useIsPhone();

  if (query.isPending) {
    return (
      <Panel>
        <LoadingRows text="Loading documents..." />
      </Panel>
    );
  }
  if (query.isError && documents.length === 0) {
    return (
      <ErrorState
        title="Failed to load documents"
        message={query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (documents.length === 0) {
    return (
      <Panel>
        {narrowed ? (
          <EmptyState title="No documents match" action={<Button onClick={reset}>Reset filters</Button>} />
        ) : (
          <EmptyState title={box.empty} />
        )}
      </Panel>
    );
  }
  return (
    <>
      <Box as="ul" aria-label={box.label} css={documentListStyles}>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            box={box.value}
            unread={isUnreadFor(document, me.id)}
            isCard={isPhone}
            onOpen={open}
          />
        ))}
      </Box>
      <EarlierDocuments query={query} />
    </>
  );
}
