import {
  Button,
  CheckIcon,
  CircleXIcon,
  Flex,
  InfoIcon,
  LiveText,
  Text,
  TriangleAlertIcon,
} from '@hand-receipt/ui';
import type { Verdict, VerdictSign } from './verdict';

const LOOKS: Record<VerdictSign, { color: string; icon: typeof CheckIcon }> = {
  good: { color: 'success.fg', icon: CheckIcon },
  reason: { color: 'warning.fg', icon: TriangleAlertIcon },
  near: { color: 'warning.fg', icon: TriangleAlertIcon },
  click: { color: 'fg.muted', icon: InfoIcon },
  stop: { color: 'danger.fg', icon: CircleXIcon },
};

interface VerdictLineProps {
  verdict: Verdict | null;
  onChoose: (code: string) => void;
}

/** The answer to the last scan, in sight and read aloud once. */
export function VerdictLine({ verdict, onChoose }: VerdictLineProps) {
  const look = verdict && LOOKS[verdict.sign];
  const Icon = look?.icon;
  return (
    <>
      <LiveText assertive>
        {/* Another element for each: the same words twice are two verdicts. */}
        {verdict ? <span key={verdict.number}>{verdict.words}</span> : null}
      </LiveText>
      <Flex minHeight="24px" align="center" gap="2" my="2" aria-hidden={verdict?.choices ? undefined : true}>
        {verdict && look && Icon ? (
          <Flex align="center" gap="2" color={look.color} flexWrap="wrap">
            <Flex gap="2" minWidth="0">
              <Icon size={16} aria-hidden="true" style={{ flex: 'none', marginTop: 2 }} />
              <Text fontWeight="semibold">{verdict.words}</Text>
            </Flex>
            {verdict.choices?.map(({ label, code }) => (
              <Button key={code} size="s" onClick={() => onChoose(code)}>
                {label}
              </Button>
            ))}
          </Flex>
        ) : null}
      </Flex>
    </>
  );
}
