import { doMainJob } from '../support/main-job';
import { person, PHONE } from '../support/people';
import { test } from '../support/test';

test('the main job: a commander enters an item and offers it, a soldier approves on a phone, and everybody is told', async ({
  browser,
}) => {
  await doMainJob(await person(browser, 'halloran'), await person(browser, 'whitaker', PHONE));
});
