import { Alert, Box, Text, useIsPhone } from '@hand-receipt/ui';

const FOLD = {
  '& > summary': {
    minHeight: { base: '11', md: '7' },
    paddingBlock: { base: '3', md: '1' },
    fontWeight: '600',
    cursor: 'pointer',
  },
};

/** What is to be known of a file. Several are folded on a phone, where they would fill the screen. */
export function ImportNotices({ notices }: { notices: readonly string[] }) {
  const isPhone = useIsPhone();
  const [only] = notices;
  if (only === undefined) return null;
  if (notices.length === 1) return <Alert tone="info" title={only} announce={false} />;
  return (
    <Alert tone="info" title={`${notices.length} notices about this file`} announce={false}>
      <Box as="details" css={FOLD} {...{ open: !isPhone }}>
        <summary>Show notices</summary>
        <Box as="ul" display="grid" gap="1" listStyleType="none">
          {notices.map((notice) => (
            <li key={notice}>
              <Text>{notice}</Text>
            </li>
          ))}
        </Box>
      </Box>
    </Alert>
  );
}
