import { expectNothingLost } from './killed-in-writes';

test('check 23 killed many times in the middle of writes, the embedded database loses none that it acknowledged', async () => {
  await expectNothingLost(6);
}, 900_000);
