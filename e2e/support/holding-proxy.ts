import { type IncomingMessage, request as ask, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ORIGIN } from './environment';

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Stands between a browser and the product, over real connections of HTTP/1.1. */
export interface HoldingProxy {
  origin: string;
  /** Accepts requests for these paths and never answers them; null lets everything through. */
  hold: (paths: RegExp | null) => void;
  /** Takes the place of the server for the requests of which it returns true. */
  answer: (first: Answer | null) => void;
  /** Ends every connection, and each new one, until it is told otherwise. */
  cut: (isCut: boolean) => void;
  /** Held connections that the browser still keeps open. */
  held: () => number;
  /** Paths that were asked for, in order. */
  asked: string[];
  stop: () => Promise<void>;
}

function pass(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { host } = new URL(target);
  const { method, headers } = request;
  const onward = ask(`${target}${request.url}`, { method, headers: { ...headers, host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** @param target where the product is served. */
export async function startHoldingProxy(target = ORIGIN): Promise<HoldingProxy> {
  let holding: RegExp | null = null;
  let answering: Answer | null = null;
  const held = new Set<Socket>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '', socket } = request;
    asked.push(url);
    if (holding?.test(url)) {
      held.add(socket);
      socket.once('close', () => held.delete(socket));
    } else if (!answering?.(request, response)) pass(request, response, target);
  });
  let isCut = false;
  server.on('connection', (socket) => isCut && socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (paths) => (holding = paths),
    answer: (first) => (answering = first),
    cut: (cut) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    held: () => held.size,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
