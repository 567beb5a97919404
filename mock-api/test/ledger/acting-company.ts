import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { sendMaintenanceForm } from '../../src/maintenance';
import type { Database } from '../../src/kernel/db/schema';
import { type NewMaintenance, openMaintenance } from '../../src/maintenance/open-maintenance';
import { offer } from '../../src/property/custody/offer';
import { openInventory } from '../../src/inventory/open-inventory';
import { scanLine } from '../../src/inventory/scan-line';
import { type Actor, Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { CLOCK } from './support';

/** Holds P-0002 (W124), and leads the company. */
export const NAVARRO: Actor = { id: 'U-0004', name: 'SGT Navarro', role: 'Commander', unitId: 'B' };
/** Holds P-0001 (W123), which Navarro signed down to them. */
export const WHITAKER: Actor = { id: 'U-0005', name: 'SPC Whitaker', role: 'Soldier', unitId: 'B' };

/** The two people of the small company, who act through the product. */
export class ActingCompany {
  constructor(private readonly open: () => Kysely<Database>) {}

  do<T>(actor: Actor, act: (work: UnitOfWork) => Promise<T>): Promise<T> {
    return new Transactor({ db: this.open(), clock: { now: CLOCK } }).run(actor, act);
  }

  /** Makes the two active and connected, both items sensitive, and stores a photo of each. */
  async prepare(): Promise<void> {
    const db = this.open();
    await sql`update users set status = 'Active'`.execute(db);
    await sql`update property set is_sensitive = true`.execute(db);
    await sql`insert into connections (user_id, other_user_id, status) values ('U-0004', 'U-0005', 'accepted')`.execute(
      db,
    );
    for (const id of ['photo-1', 'photo-2']) {
      const bytes = Buffer.from(`bytes of ${id}`);
      const hash = createHash('sha256').update(bytes).digest();
      await sql`insert into upload_content values (${hash}, 1, 1, ${bytes.length}, ${bytes})
        on conflict do nothing`.execute(db);
      await sql`insert into upload values (${id}, 'U-0004', ${hash}, now())`.execute(db);
    }
  }

  /** Navarro offers W124 to Whitaker. @returns the transfer's id. */
  offer(): Promise<string> {
    return this.do(NAVARRO, (work) => offer(work, { propertyId: 'P-0002', toUserId: WHITAKER.id }));
  }

  /** Navarro sends Whitaker a DA 2404 about W124 with a photo. @returns the document's id. */
  sendForm(): Promise<string> {
    return this.do(NAVARRO, (work) =>
      sendMaintenanceForm(work, {
        propertyId: 'P-0002',
        recipientUserId: WHITAKER.id,
        formType: 'DA2404',
        description: 'Bolt is stuck',
        attachments: ['/api/uploads/photo-1'],
      }),
    );
  }

  /** Navarro opens a count of both items and counts W123, which Whitaker holds. @returns the count's id. */
  async openInventory(): Promise<string> {
    const id = await this.do(NAVARRO, (work) => openInventory(work, { title: 'Monthly' }));
    await this.do(NAVARRO, (work) => scanLine(work, id, { code: 'W123' }));
    await this.do(NAVARRO, (work) => scanLine(work, id, { code: 'X999' }));
    return id;
  }

  /** Navarro reports work on W124. @returns its id. */
  openMaintenance(status: NewMaintenance['status'] = 'in-progress'): Promise<string> {
    return this.do(NAVARRO, (work) =>
      openMaintenance(work, 'P-0002', {
        maintenanceType: 'corrective',
        status,
        priority: 'medium',
        description: 'Bolt is stuck',
        scheduledDate: null,
        assignedTo: null,
        estimatedCompletionTime: null,
        notes: null,
        parts: [],
      }),
    );
  }
}
