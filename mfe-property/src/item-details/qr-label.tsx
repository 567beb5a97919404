import { LABEL_SIZES_IN, type LabelSize, type PropertyItem } from '@hand-receipt/contracts';
import { fetchLabel } from '@hand-receipt/data';
import { reasonOf, saveFile, useMutation, useSettings } from '@hand-receipt/platform';
import { Box, Button, Flex, Heading, NativeSelect, PrinterIcon, Stack, toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { LabelPicture } from './label-picture';

const NAMES: Record<LabelSize, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  xlarge: 'Extra large',
};

const SIZES = (Object.keys(NAMES) as LabelSize[]).map((size) => ({
  value: size,
  label: `${NAMES[size]}, ${LABEL_SIZES_IN[size]} in`,
}));

/** The label to stick on the item: as it will look, and as a page to print. It begins as Settings say. */
export function QrLabel({ item }: { item: PropertyItem }) {
  const { defaultPrintSize, includeName, includeSerialNumber } = useSettings(({ qrCodes }) => qrCodes);
  const [size, setSize] = useState<LabelSize>(defaultPrintSize);
  const look = { size, name: includeName, serial: includeSerialNumber };
  const print = useMutation({
    mutationFn: () => fetchLabel(item.id, look),
    onSuccess: (file) => {
      saveFile(file);
      toast({ title: 'Label downloaded', description: file.fileName, tone: 'success' });
    },
    onError: (error) => toast({ title: error.message, description: reasonOf(error), tone: 'danger' }),
  });

  return (
    <Box as="section">
      <Heading as="h3" textStyle="h2" mb="2">
        QR label
      </Heading>
      <Flex gap="4" align="flex-start" flexWrap="wrap">
        <LabelPicture item={item} look={look} />
        <Stack gap="3" align="flex-start">
          <NativeSelect label="Label size" value={size} options={SIZES} onChange={setSize} />
          <Button icon={<PrinterIcon />} working={print.isPending} onClick={() => print.mutate()}>
            Print Label
          </Button>
        </Stack>
      </Flex>
    </Box>
  );
}
