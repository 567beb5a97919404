import { type CiicCode, DEFAULT_CIIC_CODES, type UnclassifiedNsnDto } from '@hand-receipt/contracts';
import { unitSettingQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, Flex, Mono, NativeSelect, Panel, Text } from '@hand-receipt/ui';
import { cleanRowsOf } from './import-words';

interface NsnsPanelProps {
  nsns: readonly UnclassifiedNsnDto[];
  codes: Readonly<Record<string, string>>;
  onCode: (nsn: string, ciic: string) => void;
}

const NONE = 'none';

/** NSNs whose rows have no CIIC: each is classified once, for all of its rows. */
export function NsnsPanel({ nsns, codes, onCode }: NsnsPanelProps) {
  const { data } = useQuery(unitSettingQueries.mine());
  const table = (data?.find(({ key }) => key === 'ciic.codes')?.value ??
    DEFAULT_CIIC_CODES) as readonly CiicCode[];
  const options = [
    { value: NONE, label: 'Not classified' },
    ...table.map(({ code, label }) => ({ value: code, label: `${code} ${label}` })),
  ];
  return (
    <Panel title="NSNs without a CIIC" padded>
      <Text color="fg.muted" textStyle="table">
        Choose a code once for each NSN. It makes its items sensitive or not.
      </Text>
      <Box as="ul" mt="3" display="grid" gap="3" listStyleType="none">
        {nsns.map(({ nsn, name, rows }) => (
          <Flex as="li" key={nsn} justify="space-between" align="center" gap="3" wrap="wrap">
            <Box minWidth="0" flex="1 1 9rem">
              <Mono>{nsn}</Mono>
              <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
                {name ? `${name}: ` : ''}
                {cleanRowsOf(rows)}
              </Text>
            </Box>
            <NativeSelect
              label={`CIIC of ${nsn}`}
              value={codes[nsn] ?? NONE}
              options={options}
              width={170}
              onChange={(code) => onCode(nsn, code === NONE ? '' : code)}
            />
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
