// Makes a person an operator of the platform, who answers its support, or takes that back; the server may run meanwhile.
// Usage: npm run operator -- <e-mail address> [--dismiss]
import * as z from 'zod/mini';
import { dismissOperator, makeOperator } from '../auth/own-accounts.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../jobs/migrate.ts';
import { runCommand } from './run-command.ts';

const Address = z.string().check(z.trim(), z.toLowerCase(), z.email());

await runCommand(async ({ owner, argument }) => {
  const address = Address.safeParse(argument);
  if (!address.success) {
    process.exitCode = 1;
    return 'Who? npm run operator -- <e-mail address> [--dismiss]';
  }
  const email = address.data;
  if (!owner.serverRuns) await migrate(owner.config);
  const database = openDatabase(owner.config, { maxConnections: 2 });
  try {
    if (process.argv.includes('--dismiss')) {
      return (await dismissOperator(database, email))
        ? `${email} is no operator any more.`
        : `There is no operator with the address ${email}.`;
    }
    const operator = await makeOperator(database, email);
    return operator.made
      ? `${email} is an operator. First password, shown only now: ${operator.password}`
      : `${email} is an operator, with the password as before.`;
  } finally {
    await database.close();
  }
});
