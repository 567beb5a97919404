import type { Kysely } from 'kysely';
import { people, toSessionUser } from '../../access';
import type { Database } from '../../kernel';
import { type FoundPacket, type Signing, findSigning, findSuccessionOf } from '../../succession';
import { type Transactor, publishChanges } from '../../unit-of-work';
import type { OpenWork } from '../da2062/register-forms';
import { type PacketTools, makePacket } from './make-packet';

/** What a packet changes for those who look at its succession. */
const CHANGES = ['successions', 'ledger'] as const;

export interface MakerOptions {
  db: Kysely<Database>;
  transactor: Transactor;
  /** Reads what is printed on every page. */
  tools: () => Promise<PacketTools>;
  /** Told of a packet that broke off; it is made again. */
  onError: (error: unknown, packet: string) => void;
}

/** Makes the packets of signings, each once however often it is asked for. */
export class PacketMaker {
  readonly #options: MakerOptions;
  readonly #making = new Map<string, Promise<void>>();
  #stopped = false;

  constructor(options: MakerOptions) {
    this.#options = options;
  }

  /** Makes the packet of a signing, unless it is made. Asked for meanwhile, it is the same making. */
  make(signing: Signing): Promise<void> {
    const key = `${signing.successionId}/${signing.number}`;
    const making = this.#making.get(key) ?? this.#make(signing).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** Begins to make a packet in the background. */
  start({ successionId, number }: Pick<Signing, 'successionId' | 'number'>): void {
    if (this.#stopped) return;
    const { db, onError } = this.#options;
    const begin = async () => {
      const signing = await findSigning(db, successionId, number);
      if (signing && !signing.isMade) await this.make(signing);
    };
    begin().catch((error: unknown) => onError(error, `${successionId}/${number}`));
  }

  /** Begins no more, and lets what is under way end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.allSettled(this.#making.values());
  }

  async #make(signing: Signing): Promise<void> {
    const { db, tools } = this.#options;
    const succession = await findSuccessionOf(db, signing);
    const found: FoundPacket & { signing: Signing } = { succession, signing };
    await makePacket(await tools(), found, await this.#openWorkAs(signing.signedBy));
  }

  /** The papers are printed for the person whose signature completed the signing. */
  async #openWorkAs(userId: string): Promise<OpenWork> {
    const { db, transactor } = this.#options;
    const actor = toSessionUser(await people(db).where('users.id', '=', userId).executeTakeFirstOrThrow());
    return (act) =>
      transactor.run(actor, async (work) => {
        const done = await act(work);
        await publishChanges(work, { scopes: CHANGES });
        return done;
      });
  }
}
