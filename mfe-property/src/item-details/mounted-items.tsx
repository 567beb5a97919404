import type { PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser, useLocation } from '@hand-receipt/platform';
import { Box, Button, Flex, Heading, lateDialog, Link, PlusIcon, Serial, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { holdsOrKeeps, isOnClosing } from '../items/permissions';

const MountDialog = lateDialog(() => import(/* webpackChunkName: "mount" */ '../mounting/mount-dialog'));
const UnmountDialog = lateDialog(() => import(/* webpackChunkName: "mount" */ '../mounting/unmount-dialog'));

interface Other {
  id: string;
  name: string;
  serial_number: string;
}

interface MountLineProps {
  /** Where, and which of the two is on which: 'Top rail', 'Attached to, turret'. */
  caption: string;
  other: Other;
  /** Absent for people who may not take it off. */
  onTakeOff?: () => void;
}

function MountLine({ caption, other, onTakeOff }: MountLineProps) {
  const { search } = useLocation();
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="3"
      px="3"
      py="2"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Link to={`/property-book/${other.id}${search}`} ownLine>
          <Text as="span" textStyle="caption" color="fg.muted" display="block">
            {caption}
          </Text>
          {other.name} <Serial>{other.serial_number}</Serial>
        </Link>
      </Box>
      {onTakeOff && (
        <Button size="s" aria-label={`Take off, ${other.name} ${other.serial_number}`} onClick={onTakeOff}>
          Take Off
        </Button>
      )}
    </Flex>
  );
}

/** What takes a part off; undefined for people who may not. */
type TakeOff = (parentId: string, part: Other) => (() => void) | undefined;

const isBare = ({ attachedComponents, attachedTo }: PropertyItem): boolean =>
  attachedComponents.length === 0 && !attachedTo;

function MountList({ item, takeOff }: { item: PropertyItem; takeOff: TakeOff }) {
  const { id, name, serialNumber, attachedTo, attachedComponents } = item;
  const self = { id, name, serial_number: serialNumber };
  if (isBare(item)) return <Text color="fg.muted">Nothing is mounted on it</Text>;
  return (
    <Box
      as="ul"
      aria-label="Attached components"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
    >
      {attachedTo && (
        <MountLine
          caption={`Attached to, ${attachedTo.position}`}
          other={attachedTo}
          onTakeOff={takeOff(attachedTo.id, self)}
        />
      )}
      {attachedComponents.map(({ position, componentProperty }) => (
        <MountLine
          key={componentProperty.id}
          caption={position}
          other={componentProperty}
          onTakeOff={takeOff(id, componentProperty)}
        />
      ))}
    </Box>
  );
}

type Open = { dialog: 'mount' } | { dialog: 'unmount'; parentId: string; part: Other };

/** What is mounted on the item, and what it is mounted on; each leads to its own details. Its holder mounts and takes off. */
export function MountedItems({ item, isGone = false }: { item: PropertyItem; isGone?: boolean }) {
  const user = useCurrentUser();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayMount = !isGone && holdsOrKeeps(user, item);
  if (isBare(item) && !mayMount) return null;
  const takeOff: TakeOff = (parentId, part) =>
    mayMount ? () => setOpen({ dialog: 'unmount', parentId, part }) : undefined;
  return (
    <Box as="section">
      <Flex gap="2" align="center" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="h2">
          Attached components
        </Heading>
        {mayMount && !item.attachedTo && !isOnClosing(item) && (
          <Box ml="auto">
            <Button size="s" icon={<PlusIcon />} onClick={() => setOpen({ dialog: 'mount' })}>
              Mount Item
            </Button>
          </Box>
        )}
      </Flex>
      <MountList item={item} takeOff={takeOff} />
      {open?.dialog === 'mount' && <MountDialog item={item} onClose={close} />}
      {open?.dialog === 'unmount' && <UnmountDialog {...open} onClose={close} />}
    </Box>
  );
}
