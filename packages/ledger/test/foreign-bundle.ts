/** Prints an export of a log that no server of this product has, for tests of its messages. */
import { write } from './bundle-file';

process.stdout.write(write());
