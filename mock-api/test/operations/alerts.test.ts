import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { recordBackup } from '../../src/kernel';
import { type TestApp, addUser, testApp } from '../support/app';
import { append } from '../ledger/support';

const FILE = path.join(__dirname, '../../../deploy/prometheus/alerts.yml');
const GUIDE = readFileSync(path.join(__dirname, '../../../docs/operations.md'), 'utf8');
/** Written by Prometheus itself. */
const OF_PROMETHEUS = ['up'];
/** A metric of a histogram is scraped under these names. */
const PARTS = /_(bucket|count|sum)$/;

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

const { groups } = parse(readFileSync(FILE, 'utf8')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

let t: TestApp;
let page: string;
beforeAll(async () => {
  t = await testApp();
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  await append(t.database.db, 'USER', null, { username: 'whitaker' });
  await (
    await t.signIn('admin')
  )({ url: '/api/verification/database' });
  await t.app.scheduler.run('delete old reminders');
  await recordBackup(t.app.config.dataDir, { at: new Date().toISOString(), size: 41_300_000, withKey: true });
  page = (await t.inject({ url: '/metrics' })).body;
});

/** Names in an expression that are neither functions, labels, texts nor durations. */
const metricsOf = (expr: string): string[] => [
  ...new Set(
    [
      ...expr
        .replace(/"[^"]*"|\{[^}]*\}|by \([^)]*\)|\[[^\]]*\]/g, ' ')
        .matchAll(/[a-z_:][a-z0-9_:]*(?!\w*\s*\()/g),
    ]
      .map(([name]) => name)
      .filter(
        (name) =>
          name.startsWith('hand_receipt_') || name.startsWith('http_') || OF_PROMETHEUS.includes(name),
      ),
  ),
];

test('every rule has a name of its own, a severity, a summary and a sentence that says what to do', () => {
  expect(groups.map(({ name }) => name)).toEqual(['hand-receipt']);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(Object.keys(rule)).toEqual(expect.arrayContaining(['alert', 'expr', 'labels', 'annotations']));
    expect(rule.alert).toMatch(/^HandReceipt[A-Z]\w+$/);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).toMatch(/\.$/);
    expect(rule.annotations.todo).toMatch(/\.$/);
    if (rule.for !== undefined) expect(rule.for).toMatch(/^\d+[smhd]$/);
    expect(metricsOf(rule.expr)).not.toEqual([]);
  }
});

test.each(rules.flatMap(({ alert, expr }) => metricsOf(expr).map((metric) => [alert, metric] as const)))(
  '%s reads %s, which /metrics has',
  (_alert, metric) => {
    if (OF_PROMETHEUS.includes(metric)) return;
    // Metrics of witnesses are there only where witnesses are set (test/witnesses).
    if (/witnesses|witnessed/.test(metric)) return;
    expect(page).toContain(`# TYPE ${metric.replace(PARTS, '')} `);
  },
);

test('the guide names every metric of the product', () => {
  const names = [...page.matchAll(/^# TYPE (hand_receipt_\w+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !GUIDE.includes(`\`${name}`))).toEqual([]);
});
