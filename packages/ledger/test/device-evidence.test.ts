import { checkEvidence, portableTools } from '../src';
import { MemoryLog } from './memory-log';

describe('the evidence of one event', () => {
  const log = new MemoryLog(5);
  const check = async (change: object = {}, size = 5, seq = 2) =>
    checkEvidence(
      { ...(await log.evidence(seq, size)), ...change },
      await log.checkpoint(size),
      portableTools,
    );

  test('is sealed where the checkpoint covers it, and recorded where it does not yet', async () => {
    expect(await check()).toMatchObject({ seq: 2, sealed: true, finding: null, event: { eventId: 'evt_2' } });
    expect(await check({}, 2)).toMatchObject({ sealed: false, finding: null });
    expect(checkEvidence(await log.evidence(2), null, portableTools)).toMatchObject({
      sealed: false,
      finding: null,
    });
  });

  test.each([
    ['other bytes', { body: '{}' }],
    ['another hash', { leafHash: '00'.repeat(32) }],
    ['no proof', { proof: null }],
    ['a proof of another', { proof: [] }],
    ['another place', { seq: 3 }],
  ])('with %s does not match', async (_what, change) => {
    const { finding, sealed } = await check(change);
    expect(finding?.message).toMatch(/^Event #[23] no longer matches its sealed hash$/);
    expect(sealed).toBe(false);
  });
});
