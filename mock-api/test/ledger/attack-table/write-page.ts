/** `pnpm ledger:attacks`: writes the tables of docs/ledger.md again from the tables beside the tests. */
import { writeFileSync } from 'node:fs';
import { PAGE, readPage, writeParts } from './page';

writeFileSync(PAGE, writeParts(readPage()));
