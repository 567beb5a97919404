/**
 * `pnpm api:lint`: the description of the API by the rules of Redocly that are called `recommended`. Neither an error nor
 * a warning is let through. It reads nothing from the network.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from './lib/api-description.mjs';

const source = JSON.stringify(describeApi());
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source, config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId} at ${location[0]?.pointer ?? '#/'}: ${message}`);
}
console.log(`${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
