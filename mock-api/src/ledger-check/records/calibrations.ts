import { toHex } from '@hand-receipt/ledger';
import { type RecordedTable, listOf, textOf } from './recorded-table';
import { isOneOf, recordedRow } from './table-rows';

export const calibrations: RecordedTable = {
  table: 'calibration',
  noun: 'Calibration',
  singular: 'calibration',
  plural: 'calibrations',
  eventTypes: ['CALIBRATION RECORDED'],
  timeColumn: 'at',
  itemColumn: 'item_id',
  fields: {
    item: { label: 'item ', fixed: true },
    doneOn: { label: 'done on ', fixed: true },
    nextDue: { label: 'next due ', fixed: true },
    byName: { label: 'calibrated by ', fixed: true },
    certificate: { label: 'certificate ', fixed: true },
    result: { label: 'result ', fixed: true },
    notes: { label: 'notes ', fixed: true },
    recordedBy: { label: 'recorded by ', as: 'person', fixed: true },
    at: { label: 'recorded ', fixed: true },
    voids: { label: 'voids ', fixed: true },
    photos: { label: 'photos with SHA-256 ', as: 'hash', fixed: true },
  },
  saidBy({ item, actor, ts, details }) {
    const id = textOf(details.calibrationId);
    if (id === null) return null;
    const values = {
      item,
      doneOn: textOf(details.doneOn),
      nextDue: textOf(details.nextDue),
      byName: textOf(details.byName),
      certificate: textOf(details.certificate),
      result: textOf(details.result),
      notes: textOf(details.notes),
      recordedBy: actor.id,
      at: ts,
      voids: textOf(details.voids),
      photos: listOf(details.photos),
    };
    return { id, itemId: item, values, isOpen: false };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('calibration').selectAll().where(isOneOf(of)).execute();
    const photos = await db
      .selectFrom('calibration_photo as photo')
      .innerJoin('upload', 'upload.id', 'photo.upload_id')
      .select(['photo.calibration_id', 'upload.content_hash'])
      .where('photo.calibration_id', 'in', ['', ...rows.map(({ id }) => id)])
      .orderBy('photo.position')
      .execute();
    return rows.map((row) =>
      recordedRow(row, {
        item: row.item_id,
        doneOn: row.done_on,
        nextDue: row.next_due,
        byName: row.by_name,
        certificate: row.certificate,
        result: row.result,
        notes: row.notes,
        recordedBy: row.by_user_id,
        at: row.at.toISOString(),
        voids: row.voids,
        photos: listOf(
          photos
            .filter(({ calibration_id }) => calibration_id === row.id)
            .map(({ content_hash }) => toHex(content_hash)),
        ),
      }),
    );
  },
  // Every row has had its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
