import { CALLS, FuzzedCalls } from './fuzzed-calls';

/** With more, people of the fixture meet the limit of requests that may be open. */
const REQUESTS = 16;

const calls = FuzzedCalls.forFile();

test.each(CALLS)(
  '%s, whatever it is sent at greater length: no 500, no trace, no change, no standing still',
  (key, contract) => calls.survive(key, contract, REQUESTS),
);
