import path from 'node:path';

/** `build.mjs` writes every program into `dist`; from the sources this file runs as TypeScript. */
const IS_BUILT = path.extname(__filename) === '.js';
const PACKAGE = path.resolve(__dirname, IS_BUILT ? '..' : '../..');

const threadScript = (source: string): string =>
  IS_BUILT
    ? path.join(PACKAGE, 'dist', `${path.basename(source, '.ts')}.js`)
    : path.join(PACKAGE, 'src', source);

/** Absolute paths of what the API reads besides its own code, from the sources and from the build. */
export const PATHS = {
  repository: path.dirname(PACKAGE),
  migrations: path.join(PACKAGE, 'migrations'),
  threads: {
    database: threadScript('kernel/db/pglite/database.worker.ts'),
    labels: threadScript('forms/labels/thread/labels.worker.ts'),
    workbook: threadScript('property/import/xlsx/xlsx.worker.ts'),
  },
  /** The ledger's standalone verifier, which the build makes; null where it is made when it is asked for. */
  verifierPage: IS_BUILT ? path.join(PACKAGE, 'dist/verifier.html') : null,
};

/** @param file in the package of the typeface, e.g. `400Regular/Arimo_400Regular.ttf`. */
export const fontFile = (file: string): string => require.resolve(`@expo-google-fonts/arimo/${file}`);

/** Options of Node for a thread. The script of one that runs from the sources is TypeScript. */
export const threadOptions = (): { execArgv?: string[] } =>
  IS_BUILT ? {} : { execArgv: ['--require', require.resolve('tsx/cjs')] };
