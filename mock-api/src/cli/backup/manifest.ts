import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../support/command';

/** First entry of a backup. */
export const MANIFEST = 'manifest.json';
/** The files of the data folder. */
export const DATA = 'data';
/** Signing keys, sealed with a passphrase. */
export const KEYS = 'keys';
/** What pg_dump wrote. */
export const DUMP = 'database.dump';

const FORMAT = 'hand-receipt-backup';
const VERSION = 1;

/** What a backup says of itself. */
export interface Manifest {
  format: typeof FORMAT;
  version: number;
  engine: 'pglite' | 'postgres';
  /** ISO 8601. */
  madeAt: string;
  /** Events in the ledger's journal when the backup began. */
  ledgerEvents: number;
}

export const formatManifest = (manifest: Pick<Manifest, 'engine' | 'madeAt' | 'ledgerEvents'>): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...manifest }, null, 2)}\n`;

/** @throws Refusal where the unpacked folder is no backup of ours, or a later version's. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== FORMAT) throw new Refusal('This file is no backup of Hand Receipt.');
  if (manifest.version !== VERSION) {
    throw new Refusal(
      `This backup has form ${manifest.version}; this version of Hand Receipt reads form ${VERSION}.`,
    );
  }
  return manifest as Manifest;
}
