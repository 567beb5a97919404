const fs = require('node:fs');
const path = require('node:path');
const { validateSchema } = require('webpack');

/** Written from the server's own schema: `packages/contracts/src/remote-descriptor.ts`. */
const SCHEMA = path.join(__dirname, '../../../contracts/remote.schema.json');

/**
 * Reads the `remote.json` of a remote's folder.
 *
 * @throws ValidationError that names the property and what may stand there, where the shell could not use it
 */
function readDescriptor(dir) {
  const file = path.join(dir, 'remote.json');
  const descriptor = JSON.parse(fs.readFileSync(file, 'utf8'));
  const schema = JSON.parse(fs.readFileSync(SCHEMA, 'utf8'));
  validateSchema(schema, descriptor, { name: file, baseDataPath: 'remote.json' });
  // For editors alone.
  delete descriptor.$schema;
  return descriptor;
}

module.exports = { readDescriptor };
