import type { FastifyPluginAsync } from 'fastify';
import {
  accountRoutes,
  authRoutes,
  certificateRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  pinRoutes,
  secondFactorRoutes,
} from './account';
import { amendmentsRoutes } from './amendments';
import { clearanceRoutes } from './clearance';
import { closingsRoutes } from './closings';
import { componentListsRoutes } from './component-lists';
import {
  configRoutes,
  connectionsRoutes,
  providerLinkRoutes,
  providerRoutes,
  sessionsRoutes,
  settingsRoutes,
  signInRoutes,
  tokensRoutes,
  unitsRoutes,
  usersRoutes,
} from './people';
import { consumablesRoutes } from './consumables';
import { dashboardRoutes } from './dashboard';
import { documentsRoutes } from './documents';
import { formsRoutes } from './forms';
import {
  applyCodes,
  classificationRoutes,
  gainsRoutes,
  importRoutes,
  inventoryRoutes,
  propertyRoutes,
  transfersRoutes,
} from './property';
import { ledgerCheckRoutes } from './ledger-check';
import { lossCasesRoutes } from './loss-cases';
import { ledgerHistoryRoutes } from './ledger-history';
import { maintenanceRoutes } from './maintenance';
import { notificationsRoutes, streamRoutes } from './notifications';
import { reconciliationRoutes } from './reconciliation';
import { operationsRoutes } from './operations';
import { papersRoutes } from './papers';
import { possessionRoutes } from './possession';
import { releaseRoutes } from './release';
import { successionCountRoutes, successionRoutes } from './succession';
import { sectionsRoutes } from './sections';
import { sensitiveRoutes } from './sensitive';
import { siReportsRoutes } from './si-reports';
import { inventoriesRoutes } from './inventory';
import { unitSettingsRoutes } from './unit-settings';
import { uploadsRoutes } from './uploads';
import { webhooksRoutes } from './webhooks';
import { witnessesRoutes } from './witnesses';

/** The calls of every module, from the lowest module up. */
export const allRoutes: readonly FastifyPluginAsync[] = [
  releaseRoutes,
  configRoutes,
  connectionsRoutes,
  sessionsRoutes,
  settingsRoutes,
  tokensRoutes,
  unitsRoutes,
  usersRoutes,
  signInRoutes,
  providerLinkRoutes,
  providerRoutes,
  unitSettingsRoutes({ 'ciic.codes': applyCodes }),
  uploadsRoutes,
  importRoutes,
  inventoryRoutes,
  propertyRoutes,
  gainsRoutes,
  classificationRoutes,
  transfersRoutes,
  lossCasesRoutes,
  componentListsRoutes,
  amendmentsRoutes,
  reconciliationRoutes,
  closingsRoutes,
  papersRoutes,
  documentsRoutes,
  consumablesRoutes,
  possessionRoutes,
  sensitiveRoutes,
  inventoriesRoutes,
  siReportsRoutes,
  maintenanceRoutes,
  successionRoutes,
  successionCountRoutes,
  clearanceRoutes,
  witnessesRoutes,
  ledgerHistoryRoutes,
  ledgerCheckRoutes,
  notificationsRoutes,
  streamRoutes,
  formsRoutes,
  accountRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  secondFactorRoutes,
  pinRoutes,
  authRoutes,
  certificateRoutes,
  dashboardRoutes,
  sectionsRoutes,
  operationsRoutes,
  webhooksRoutes,
];
