import {
  ActionMenu,
  Button,
  ButtonLink,
  CheckIcon,
  CopyButton,
  Flex,
  IconButton,
  Link,
  PanelRightOpenIcon,
  PlusIcon,
  SendIcon,
  toast,
  Tooltip,
} from '../index';
import { Part } from './part';

export function ButtonParts() {
  return (
    <>
      <Part name="Buttons">
        <Flex wrap="wrap" gap="2">
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Reject</Button>
          <Button working>Working</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to="/transfers" variant="primary" icon={<PlusIcon />}>
            New Transfer
          </ButtonLink>
        </Flex>
      </Part>
      <Part name="Sizes, icons, links">
        <Flex wrap="wrap" gap="2" align="center">
          <Button size="s">Decline</Button>
          <Button size="s" variant="primary">
            Accept
          </Button>
          <Button size="l" variant="primary" icon={<CheckIcon />}>
            Mark verified
          </Button>
          <IconButton label="Request transfer, M4A1 Carbine W123456" icon={<SendIcon />} />
          <IconButton label="Details, M4A1 Carbine W123456" icon={<PanelRightOpenIcon />} bordered />
          <CopyButton value="W123456" label="Copy W123456" />
          <ActionMenu
            label="Actions, Sling"
            items={[
              { label: 'Edit', onSelect: () => toast({ title: 'Edit' }) },
              { label: 'Remove', onSelect: () => toast({ title: 'Component Removed' }), danger: true },
            ]}
          />
          <Link to="/transfers" caps>
            VIEW ALL
          </Link>
          <Link to="/ledger-verification">Ledger Verification</Link>
          <Tooltip content={['Sling, padded', 'M68 CCO, M604512', 'Cleaning kit', 'Magazine']}>
            <Button size="s">4 components</Button>
          </Tooltip>
        </Flex>
      </Part>
    </>
  );
}
