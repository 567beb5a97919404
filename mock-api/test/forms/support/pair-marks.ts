import type { PrintPairsDto } from '@hand-receipt/contracts';
import type { Company } from '../../custody/company';
import { readPdf } from './pdf';

type Send = Company['as'][keyof Company['as']];

/** Prints the hand receipts of pairs. @throws Error with what was refused */
export async function printPairs(as: Send, body: PrintPairsDto): Promise<Buffer> {
  const response = await as({ method: 'POST', url: '/api/da2062/pairs', body });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.rawPayload;
}

/** What stands at the signature line of each form, which runs upwards. */
export async function signatureLines(pdf: Buffer): Promise<string[]> {
  const { pages } = await readPdf(pdf);
  const lines = pages.map(({ texts }) =>
    texts
      .filter((text) => text.upwards)
      .map(({ text }) => text)
      .join(' '),
  );
  return lines.filter(Boolean);
}
