import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const PROGRAM = '/usr/sbin/nginx';
const CONFIGURATION = join(__dirname, '../../deploy/nginx/hand-receipt.conf');

export const hasNginx = existsSync(PROGRAM);

/** An nginx of this test, with the configuration that operators copy. */
export interface Nginx {
  /** `https://localhost:port`, with a certificate that nobody trusts. */
  origin: string;
  /** Where plain HTTP is sent on to the other. */
  plainOrigin: string;
  stop: () => Promise<void>;
}

/** What the comments of the configuration say to change, and the ports. */
function changed(text: string, folder: string, { port, upstream, authority }: NginxPorts): string {
  const changes: [string, string][] = [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`],
    ['listen 80;', `listen 127.0.0.1:${port + 1};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['server_name handreceipt.example.mil;', 'server_name localhost;'],
    ['/etc/ssl/hand-receipt/fullchain.pem', join(folder, 'fullchain.pem')],
    ['/etc/ssl/hand-receipt/key.pem', join(folder, 'key.pem')],
    ['https://$host$request_uri', `https://$host:${port}$request_uri`],
    // A browser names the port where it is not the usual one.
    ['Host              $host;', 'Host              $http_host;'],
    ...(authority === undefined ? [] : certificateLines(authority)),
  ];
  return changes.reduce((result, [from, to]) => {
    expect(result, `deploy/nginx has ${from}`).toContain(from);
    return result.replaceAll(from, to);
  }, text);
}

/** Sign-in with a certificate is a comment there. */
const certificateLines = (authority: string): [string, string][] => [
  [
    '# ssl_client_certificate /etc/ssl/hand-receipt/client-authorities.pem',
    `ssl_client_certificate ${authority}`,
  ],
  ['# ssl_verify_client', 'ssl_verify_client'],
];

interface NginxPorts {
  /** For HTTPS; the next one is for HTTP. */
  port: number;
  /** Of the product. */
  upstream: number;
  /** File with the authority whose client certificates are taken; without it none is asked for. */
  authority?: string;
}

/** Starts nginx with deploy/nginx in front of a server of the product. */
export async function startNginx(ports: NginxPorts): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-nginx-'));
  const certificate = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, ...certificate], { stdio: 'ignore' });
  writeFileSync(join(folder, 'site.conf'), changed(readFileSync(CONFIGURATION, 'utf8'), folder, ports));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
events {}
http {
access_log off;
${temporary}
include ${join(folder, 'site.conf')};
}
`,
  );
  const nginx = spawn(PROGRAM, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const plainOrigin = `http://localhost:${ports.port + 1}`;
  const isReady = () =>
    fetch(plainOrigin, { redirect: 'manual' }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isReady, { timeout: 20_000 }).toBe(308);
  return {
    origin: `https://localhost:${ports.port}`,
    plainOrigin,
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
