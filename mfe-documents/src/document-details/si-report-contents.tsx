import type { DocumentDto } from '@hand-receipt/contracts';
import {
  Alert,
  Button,
  CopyIcon,
  Flex,
  FormCell,
  FormStrip,
  Link,
  Stack,
  copyText,
  toast,
} from '@hand-receipt/ui';
import { parseFormData } from './parse-form-data';

/** The number that a line begins with; what has none comes last. */
const numberOf = (label: string): number => Number.parseInt(label, 10) || Number.MAX_SAFE_INTEGER;

/** A sensitive items report, line by line, as it is read out. */
export function SiReportContents({ document }: { document: DocumentDto }) {
  const form = parseFormData(document.formData);
  if (!form) {
    return (
      <Alert tone="warning" title="This report cannot be read" announce={false}>
        <p>{document.description}</p>
      </Alert>
    );
  }
  const lines = [...form.formFields].sort(([one], [other]) => numberOf(one) - numberOf(other));
  const copy = () =>
    void copyText(lines.map(([label, value]) => `${label}: ${value}`).join('\n')).then(
      () => toast({ tone: 'success', title: 'Copied', description: 'The report as text.' }),
      () => toast({ tone: 'danger', title: 'The browser did not copy the text' }),
    );
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Link to="/si-board" ownLine>
          Open the SI Board
        </Link>
        <Button size="s" icon={<CopyIcon />} onClick={copy}>
          Copy as text
        </Button>
      </Flex>
      <FormStrip columns={1} numbering="none">
        {lines.map(([label, value]) => (
          <FormCell key={label} caption={label}>
            {value}
          </FormCell>
        ))}
      </FormStrip>
    </Stack>
  );
}
