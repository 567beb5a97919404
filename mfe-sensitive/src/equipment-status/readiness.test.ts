import { readinessShares, transferRate } from './readiness';

const shares = (total: number, ready: number, maintenance: number, nonOperational: number, other: number) =>
  readinessShares({ total, ready, maintenance, nonOperational, other });

test('DASH-21 RULE-25 readiness percentages are rounded and other takes the remainder', () => {
  expect(shares(148, 133, 7, 5, 3)).toEqual({ ready: 90, maintenance: 5, nonOperational: 3, other: 2 });
  expect(shares(3, 1, 1, 1, 0)).toEqual({ ready: 33, maintenance: 33, nonOperational: 33, other: 1 });
});

test('DASH-21 RULE-25 other is never negative, and nothing is nothing', () => {
  expect(shares(200, 99, 99, 1, 1)).toEqual({ ready: 50, maintenance: 50, nonOperational: 1, other: 0 });
  expect(shares(0, 0, 0, 0, 0)).toEqual({ ready: 0, maintenance: 0, nonOperational: 0, other: 0 });
});

test('DASH-25 the transfer rate has one decimal', () => {
  expect(transferRate(59)).toBe('8.4/day');
  expect(transferRate(0)).toBe('0.0/day');
});
