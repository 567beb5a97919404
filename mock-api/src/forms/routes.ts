import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { chosenForReceipt } from './da2062/chosen';
import { type FormStamps, exportReceipts } from './da2062/export';
import type { HandReceipt } from './da2062/hand-receipt';
import { makeDa2062 } from './da2062/make-pdf';
import { pairReceipts } from './da2062/pair-receipts';
import { readStamp } from './da2062/read-stamp';
import { requestReceipts } from './da2062/request-receipts';
import { makeShortageAnnex } from './da2062/shortage-annex';
import { transferReceipt } from './da2062/transfer-receipt';
import { counterPaperRoutes } from './counter-papers';
import { makeAdjustmentReport } from './amendment/make-pdf';
import { makeMemorandum } from './clearance/make-pdf';
import { makeComparison } from './reconciliation/make-pdf';
import { makeClosingPaper } from './closing/make-pdf';
import { printDocument } from './document-pdf';
import { makeInventoryReport } from './inventory/make-pdf';
import { findClosedReport } from '../inventory';
import { findCapturedEmail, readCapturedFile, readRecipients } from '../mail';
import { findVisibleTransfer } from '../property';
import { type Database, notFound } from '../kernel';
import { requestKey, route } from '../http';
import { readRelease } from '../release';
import { makeGainPaper } from './gain/make-pdf';
import { emailReceipt } from './email-receipt';
import { labelRoutes } from './labels';
import { lossPacketRoutes } from './loss-case/routes';
import { mailRoom } from './mail-room';
import { packetRoutes } from './packet/routes';
import { nameFile, sendPdf } from './send-file';

type ReadStamps = (db: Kysely<Database>) => Promise<FormStamps>;

/** Papers of one record each. */
function paperRoutes(app: FastifyInstance, stamps: ReadStamps): void {
  route(app, 'GET /api/documents/:id/pdf', async ({ db, params, user, reply }) => {
    const { file, fileName } = await printDocument(db, user, params.id, await stamps(db));
    return sendPdf(reply, file, fileName);
  });

  route(app, 'GET /api/inventories/:id/report.pdf', async ({ db, params, user, reply }) => {
    const report = await findClosedReport(db, user, params.id);
    const { file, fileName } = await makeInventoryReport(db, report, await stamps(db));
    return sendPdf(reply, file, fileName);
  });

  route(app, 'GET /api/amendments/:id/pdf', async ({ db, params, user, reply }) => {
    const { file, fileName } = await makeAdjustmentReport(db, user, params.id, await stamps(db));
    return sendPdf(reply, file, fileName);
  });

  route(app, 'GET /api/shortages/annex', async ({ db, query, user, reply }) => {
    const { file, fileName } = await makeShortageAnnex(db, user, query.holder, await stamps(db));
    return sendPdf(reply, file, fileName);
  });

  route(app, 'GET /api/reconciliations/:id/pdf', async ({ db, params, user, reply }) => {
    const { file, fileName } = await makeComparison(db, user, params.id, await stamps(db));
    return sendPdf(reply, file, fileName);
  });

  route(app, 'GET /api/closings/:id/pdf', async ({ db, params, user, reply }) => {
    const { file, fileName } = await makeClosingPaper(db, user, params.id, await stamps(db));
    return sendPdf(reply, file, fileName);
  });

  route(app, 'GET /api/people/:id/clearance/memorandum', async ({ db, unitOfWork, params, user, reply }) => {
    const { file, fileName } = await makeMemorandum({ db, unitOfWork, user }, params.id, await stamps(db));
    return sendPdf(reply, file, fileName);
  });

  route(app, 'GET /api/property/:id/gain/pdf', async ({ db, params, user, reply }) => {
    const { file, fileName } = await makeGainPaper(db, user, params.id, await stamps(db));
    return sendPdf(reply, file, fileName);
  });
}

/** Forms on paper and by e-mail, and labels. */
export default async (app: FastifyInstance) => {
  const { clock } = app;
  const room = mailRoom(app);

  const stamps: ReadStamps = async (db) => ({
    at: clock.now(),
    program: await readRelease(app.config),
    stampOf: (itemIds) => readStamp(app, db, itemIds),
    checkAddress: app.config.publicUrl && `${app.config.publicUrl}/check`,
  });

  const sendReceipts = async (reply: FastifyReply, receipts: readonly HandReceipt[]) =>
    sendPdf(reply, await makeDa2062(receipts), receipts[0]?.fileName ?? 'DA2062.pdf');

  route(app, 'POST /api/da2062/generate-pdf', async ({ db, unitOfWork, body, user, request, reply }) => {
    const recipients = body.send_email ? readRecipients(body.recipients) : null;
    const by = { db, unitOfWork, user };
    const receipts = await exportReceipts(by, body, await stamps(db), requestKey(request));
    return recipients ? emailReceipt(room, user, recipients, receipts) : sendReceipts(reply, receipts);
  });

  route(app, 'POST /api/da2062/pairs', async ({ db, unitOfWork, body, user, request, reply }) =>
    sendReceipts(
      reply,
      await pairReceipts({ db, unitOfWork, user }, body, await stamps(db), requestKey(request)),
    ),
  );

  route(app, 'GET /api/transfer-requests/:id/da2062', async ({ db, unitOfWork, params, user, reply }) =>
    sendReceipts(reply, await requestReceipts({ db, unitOfWork, user }, { id: params.id }, await stamps(db))),
  );

  route(app, 'POST /api/da2062/chosen', ({ db, body, user }) =>
    chosenForReceipt(db, user, body.property_ids),
  );

  route(app, 'GET /api/transfers/:id/da2062', async ({ db, params, user, reply }) => {
    const transfer = await findVisibleTransfer(db, user, params.id);
    if (!transfer) throw notFound('Transfer not found');
    const receipt = await transferReceipt(db, user.id, transfer, await stamps(db));
    return sendReceipts(reply, [receipt]);
  });

  paperRoutes(app, stamps);
  packetRoutes(app, stamps);
  lossPacketRoutes(app, stamps);
  labelRoutes(app);
  counterPaperRoutes(app, stamps);

  route(app, 'GET /api/mail/:id', async ({ db, params, user }) => {
    const letter = await findCapturedEmail(db, user.id, params.id);
    if (!letter) throw notFound('There is no such letter of yours.');
    return letter;
  });

  route(app, 'GET /api/mail/:id/file', async ({ db, params, user, reply }) => {
    const found = await readCapturedFile(db, user.id, params.id);
    if (!found) throw notFound('There is no such letter of yours.');
    nameFile(reply, 'application/pdf', found.fileName);
    return Buffer.from(found.file);
  });
};
