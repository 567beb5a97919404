/**
 * What remotes may take from the host beyond what the shell's first screen uses. Naming a module here, even
 * unloaded, puts it into the host's share scope; its chunk is fetched when a remote first asks for it.
 */
export const sharedModules = {
  table: () => import('@hand-receipt/ui/table'),
  forms: () => import('@hand-receipt/ui/forms'),
  combobox: () => import('@hand-receipt/ui/combobox'),
  'inventory-report': () => import('@hand-receipt/ui/inventory-report'),
  camera: () => import('@hand-receipt/scan/camera'),
};
