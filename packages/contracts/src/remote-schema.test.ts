import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { descriptorFaults, RemoteDescriptor } from './read-remote';

const ROOT = path.join(__dirname, '../../..');
const FILE = path.join(__dirname, '../remote.schema.json');
const schema = {
  title: 'remote.json of a remote',
  ...(JSON.parse(JSON.stringify(RemoteDescriptor)) as object),
};

// `pnpm --filter @hand-receipt/contracts schema` writes the file that editors read.
if (process.env.WRITE_SCHEMA) writeFileSync(FILE, JSON.stringify(schema, null, 2));

test('FED-03 editors read the same schema as builds and the server', () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(schema);
});

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

test.each(remotes)('FED-03 %s declares itself by the schema, and its editor knows where that is', (name) => {
  const descriptor = JSON.parse(readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8')) as object;
  expect(descriptorFaults(descriptor)).toEqual([]);
  expect(descriptor).toMatchObject({ $schema: '../packages/contracts/remote.schema.json', name });
});
