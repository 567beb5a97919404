import { PAGE_HEADERS } from '@hand-receipt/contracts';
import type { FastifyReply } from 'fastify';
import type { Page } from '../kernel';

/** Answers the rows of a page; the total and the cursors travel in headers, the cursors signed. */
export function sendPage<T>(reply: FastifyReply, page: Page<T>): T[] {
  reply.header(PAGE_HEADERS.total, page.total);
  if (page.isTotalMinimum) reply.header(PAGE_HEADERS.isTotalMinimum, 'true');
  const { request } = reply;
  const sign = (cursor: string) => request.server.cursors.page.sign(request, cursor);
  if (page.nextCursor) reply.header(PAGE_HEADERS.cursor, sign(page.nextCursor));
  if (page.previousCursor) reply.header(PAGE_HEADERS.previous, sign(page.previousCursor));
  return page.rows;
}
