import { parseArgs } from 'node:util';
import { createAdmin, readAdmin } from './admin/create-admin';
import { newPassword } from './support/prompt';
import { runCommand } from './support/command';
import { withDatabase } from './support/with-database';

const USAGE = `pnpm admin:create --username NAME --rank RANK --first-name NAME --last-name NAME --email ADDRESS --unit NAME

Makes an Admin, who can sign in at once. The password is asked for unseen, or taken from ADMIN_PASSWORD or
standard input; never from the command line, which others can read. In an empty database the unit is made
too. With DATABASE_URL the servers may go on; stop the server first where it runs on the embedded database.`;

const TEXT = { type: 'string' } as const;

runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: { username: TEXT, rank: TEXT, 'first-name': TEXT, 'last-name': TEXT, email: TEXT, unit: TEXT },
  });
  const { 'first-name': first_name, 'last-name': last_name, ...rest } = values;
  const password = await newPassword('ADMIN_PASSWORD');
  const admin = readAdmin({ ...rest, first_name, last_name, password });
  const id = await withDatabase(({ db }) => createAdmin(db, admin, new Date()));
  console.log(`${admin.username} (${id}) is an Admin and can sign in.`);
});
