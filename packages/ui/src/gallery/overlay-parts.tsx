import { useState } from 'react';
import {
  Button,
  CheckIcon,
  ConfirmDialog,
  Drawer,
  Flex,
  FormCell,
  FormStrip,
  StatusBadge,
  toast,
} from '../index';
import { FormDialog, TextField, yup } from '../forms';
import { Part } from './part';

const TONES = ['info', 'success', 'warning', 'danger'] as const;
const schema = yup.object({ serial: yup.string().required('Serial number is required') });

type Overlay = 'approve' | 'reject' | 'details' | 'notifications' | 'form';

export function OverlayParts() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const close = () => setOpen(null);
  const cells = (
    <FormStrip>
      <FormCell caption="Item">AN/PRC-152</FormCell>
      <FormCell caption="Serial number" mono>
        C04418
      </FormCell>
    </FormStrip>
  );
  return (
    <Part name="Dialogs, drawers, toasts (in the page's own theme)" wide>
      <Flex wrap="wrap" gap="2">
        <Button onClick={() => setOpen('approve')}>Confirm Approval</Button>
        <Button onClick={() => setOpen('reject')}>Confirm Rejection</Button>
        <Button onClick={() => setOpen('details')}>Details drawer</Button>
        <Button onClick={() => setOpen('notifications')}>Left drawer</Button>
        <Button onClick={() => setOpen('form')}>Form dialog</Button>
        {TONES.map((tone) => (
          <Button
            key={tone}
            onClick={() => toast({ title: 'Transfer Approved', description: `As ${tone}.`, tone })}
          >
            Toast, {tone}
          </Button>
        ))}
      </Flex>
      <ConfirmDialog
        open={open === 'approve'}
        onClose={close}
        onConfirm={close}
        title="Confirm Approval"
        description="Are you sure you want to approve this transfer request for item 'AN/PRC-152'?"
        confirmLabel="Confirm Approve"
        icon={<CheckIcon />}
      >
        {cells}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'reject'}
        onClose={close}
        onConfirm={close}
        title="Confirm Rejection"
        description="Are you sure you want to reject this transfer request for item 'AN/PRC-152'? This action cannot be undone."
        confirmLabel="Confirm Reject"
        tone="danger"
      >
        {cells}
      </ConfirmDialog>
      <Drawer
        open={open === 'details'}
        onClose={close}
        caption="Equipment details"
        title="M4A1 Carbine"
        serial="W123456"
        onNext={close}
        footer={
          <>
            <Button variant="primary">Request Transfer</Button>
            <Button>Send Maintenance Form</Button>
          </>
        }
      >
        <FormStrip columns={3}>
          <FormCell caption="Status">
            <StatusBadge status="Operational" />
          </FormCell>
          <FormCell caption="Category">Weapons</FormCell>
          <FormCell caption="Assigned" mono>
            14MAR2026
          </FormCell>
        </FormStrip>
      </Drawer>
      <Drawer open={open === 'notifications'} onClose={close} title="Notifications" placement="left" />
      <FormDialog
        open={open === 'form'}
        onClose={close}
        title="Initiate Equipment Transfer"
        description="Create a new transfer request to reassign equipment"
        submitLabel="Send Transfer Request"
        initialValues={{ serial: '' }}
        schema={schema}
        onSubmit={close}
      >
        <TextField name="serial" label="Serial Number" placeholder="e.g., W123456" mono uppercase />
      </FormDialog>
    </Part>
  );
}
