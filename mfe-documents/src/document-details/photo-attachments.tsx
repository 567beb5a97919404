import { Grid, Heading, Stack } from '@hand-receipt/ui';

/** Photos of the fault, each opening in a new tab. */
export function PhotoAttachments({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        Photos
      </Heading>
      <Grid as="ul" templateColumns="repeat(auto-fill, minmax(132px, 1fr))" gap="2">
        {addresses.map((address, index) => (
          <li key={`${index} ${address}`}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                src={address}
                alt={`Photo ${index + 1} of ${addresses.length}, opens in a new tab`}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
