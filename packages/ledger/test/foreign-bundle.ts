/** Prints an export of another log than any server of ours keeps, for whoever tests what is said of one. */
import { write } from './bundle-file';

process.stdout.write(write());
