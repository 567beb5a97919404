import { personName } from '@hand-receipt/contracts';
import type { ChosenProperty } from '@hand-receipt/data';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, FormCell, FormStrip } from '@hand-receipt/ui';
import { FormDialog, FormError, useFormikContext } from '@hand-receipt/ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import { itemCount } from '../items/item-count';
import { WorkProgress } from '../items/work-progress';
import { ChosenItems } from './chosen-items';
import { DeliveryChoice } from './delivery-choice';
import { ExportFields } from './export-fields';
import {
  type Delivery,
  exportSchema,
  type ExportValues,
  initialValues,
  NO_PROPERTY,
  toExportBody,
} from './export-order';
import { giverOf, takerOf } from './giver';
import { progressText } from './progress-text';
import { type Exported, useExport } from './use-export';

export const EXPORT_TITLE = 'Export DA 2062 Hand Receipt';

const ACTIONS: Record<Delivery, string> = {
  download: 'Download PDF',
  print: 'Open to print',
  email: 'Send email',
};

interface ExportFormProps {
  chosen: ChosenProperty;
  onExported: (exported: Exported, delivery: Delivery) => void;
  onClose: () => void;
}

function WhileSubmitting({ children }: { children: ReactNode }) {
  return useFormikContext().isSubmitting ? children : null;
}

/** The order for a hand receipt. It stays, with all that was typed, until the file or the letter is made. */
export function ExportForm({ chosen, onExported, onClose }: ExportFormProps) {
  const user = useCurrentUser();
  const [giver] = useState(() => giverOf(chosen.parties));
  const [initial] = useState(() => initialValues(giver));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [delivery, setDelivery] = useState<Delivery>('download');
  const { progress, failure, setFailure, run, stop } = useExport();
  const ids = useMemo(() => chosen.ids.filter((id) => !leftOut.has(id)), [chosen.ids, leftOut]);
  const unticked = chosen.shown.filter(({ id }) => leftOut.has(id));
  const taker = takerOf(chosen.parties, unticked);

  async function submit(values: ExportValues) {
    if (ids.length === 0) return setFailure(NO_PROPERTY);
    const exported = await run(toExportBody(values, { ids, giver, delivery, ownUnit: user.unit }));
    if (exported) onExported(exported, delivery);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={EXPORT_TITLE}
      submitLabel={ACTIONS[delivery]}
      initialValues={initial}
      schema={exportSchema(delivery)}
      onSubmit={submit}
    >
      <FormStrip numbering="none">
        <FormCell caption="Property">{itemCount(ids.length)}</FormCell>
        <FormCell caption="To">{taker ? personName(taker) : 'One form for each giver and holder'}</FormCell>
      </FormStrip>
      <ChosenItems chosen={chosen} leftOut={leftOut} onLeftOutChange={setLeftOut} />
      <DeliveryChoice value={delivery} onChange={setDelivery} />
      <ExportFields giver={giver} />
      <WhileSubmitting>
        <WorkProgress title="Generating DA 2062..." text={progressText(progress)} onStop={stop} />
      </WhileSubmitting>
      <Box>{failure && <FormError title={failure} />}</Box>
    </FormDialog>
  );
}
