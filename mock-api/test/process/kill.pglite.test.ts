import { expectNothingLost } from './killed-in-writes';

test('check 23 killed in the middle of writes, the embedded database loses none that it acknowledged', async () => {
  await expectNothingLost(2);
}, 900_000);
