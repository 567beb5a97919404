import type { Static, TSchema } from 'typebox';
import { amendmentRoutes } from './amendments';
import { clearanceRoutes } from './clearances';
import { closingRoutes } from './closings';
import { gainRoutes } from './gains';
import { authRoutes } from './auth';
import { calibrationRoutes } from './calibration';
import { classificationRoutes } from './classification';
import { componentListRoutes } from './component-lists';
import { connectionRoutes } from './connections';
import { consumableRoutes } from './consumables';
import { counterRoutes } from './counter';
import { counterPaperRoutes } from './counter-papers';
import { roomCountRoutes } from './room-counts';
import { importRoutes } from './import';
import { inventoryRoutes } from './inventory';
import { formRoutes } from './forms';
import { ledgerRoutes } from './ledger';
import { paperRoutes } from './papers';
import { passkeyRoutes } from './passkeys';
import { lossCaseRoutes, lossPaperRoutes } from './loss-cases';
import { siReportRoutes } from './si-reports';
import { signInRoutes } from './sign-in';
import { peopleRoutes } from './people';
import { personPageRoutes } from './person-page';
import { profileRoutes } from './profile';
import { mountRoutes } from './mounts';
import { propertyRoutes } from './property';
import { componentRoutes } from './property-components';
import { itemPhotoRoutes } from './item-photos';
import { recordRoutes } from './property-record';
import { bulkRoutes } from './property-bulk';
import { selectionRoutes } from './property-selection';
import { readinessRoutes } from './readiness';
import { reconciliationRoutes } from './reconciliation';
import { releaseRoutes } from './release';
import { secondFactorRoutes } from './second-factor';
import { settingsRoutes } from './settings';
import { tokenRoutes } from './tokens';
import { transferRoutes } from './transfers';
import { dashboardRoutes } from './dashboard';
import { documentRoutes } from './documents';
import { maintenanceRoutes } from './maintenance';
import { notificationRoutes } from './notifications';
import { shortageRoutes } from './shortages';
import { successionRoutes } from './successions';
import { operationRoutes } from './operations';
import { sectionRoutes } from './sections';
import { sensitiveRoutes } from './sensitive';
import { inventoryProgramRoutes } from './inventory-programs';
import { sensitiveInventoryRoutes } from './sensitive-inventories';
import { unitSettingRoutes } from './unit-settings';
import { unitTreeRoutes } from './units';
import { uploadRoutes } from './uploads';
import { webhookRoutes } from './webhooks';

export * from './common';
export { exampleOf } from './example';
export * from './former-paths';
export * from './amendments';
export * from './clearances';
export * from './closings';
export * from './succession';
export * from './successions';
export * from './gains';
export * from './auth';
export * from './calibration';
export * from './classification';
export * from './connections';
export * from './account-forms';
export * from './loss-cases';
export * from './si-reports';
export * from './sign-in';
export * from './papers';
export * from './passkeys';
export * from './people';
export * from './person-page';
export * from './profile';
export * from './readiness';
export * from './release';
export * from './second-factor';
export * from './settings';
export * from './tokens';
export * from './unit-settings';
export * from './units';
export * from './component';
export * from './component-lists';
export * from './property';
export * from './item-photos';
export * from './mounts';
export * from './property-record';
export * from './property-bulk';
export * from './property-selection';
export * from './consumables';
export * from './counter';
export * from './counter-papers';
export * from './room-counts';
export * from './handover';
export * from './import';
export * from './reconciliation';
export * from './inventory';
export * from './transfers';
export * from './ledger';
export * from './forms';
export * from './dashboard';
export * from './operations';
export * from './sections';
export * from './sensitive';
export * from './shortages';
export * from './inventory-programs';
export * from './sensitive-inventories';
export * from './sensitive-inventory';
export * from './maintenance';
export * from './documents';
export * from './uploads';
export * from './webhooks';
export * from './notifications';

/** Every call of the API, by method and path. The server validates with these; the client is typed by them. */
export const routes = {
  ...authRoutes,
  ...signInRoutes,
  ...releaseRoutes,
  ...tokenRoutes,
  ...peopleRoutes,
  ...personPageRoutes,
  ...clearanceRoutes,
  ...connectionRoutes,
  ...unitTreeRoutes,
  ...unitSettingRoutes,
  ...profileRoutes,
  ...settingsRoutes,
  ...secondFactorRoutes,
  ...readinessRoutes,
  ...propertyRoutes,
  ...recordRoutes,
  ...calibrationRoutes,
  ...mountRoutes,
  ...itemPhotoRoutes,
  ...componentRoutes,
  ...componentListRoutes,
  ...shortageRoutes,
  ...amendmentRoutes,
  ...closingRoutes,
  ...lossCaseRoutes,
  ...lossPaperRoutes,
  ...siReportRoutes,
  ...successionRoutes,
  ...counterRoutes,
  ...counterPaperRoutes,
  ...roomCountRoutes,
  ...gainRoutes,
  ...bulkRoutes,
  ...selectionRoutes,
  ...classificationRoutes,
  ...reconciliationRoutes,
  ...importRoutes,
  ...inventoryRoutes,
  ...consumableRoutes,
  ...transferRoutes,
  ...ledgerRoutes,
  ...formRoutes,
  ...paperRoutes,
  ...passkeyRoutes,
  ...dashboardRoutes,
  ...operationRoutes,
  ...sectionRoutes,
  ...sensitiveRoutes,
  ...sensitiveInventoryRoutes,
  ...inventoryProgramRoutes,
  ...maintenanceRoutes,
  ...documentRoutes,
  ...uploadRoutes,
  ...notificationRoutes,
  ...webhookRoutes,
} as const;

export type RouteKey = keyof typeof routes;
/** The calls that change something. */
export type WriteKey = Exclude<RouteKey, `GET ${string}`>;

type Part<K extends RouteKey, P extends 'params' | 'query' | 'body'> =
  (typeof routes)[K] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type RouteParams<K extends RouteKey> = Part<K, 'params'>;
export type RouteQuery<K extends RouteKey> = Part<K, 'query'>;
export type RouteBody<K extends RouteKey> = Part<K, 'body'>;
export type RouteResponse<K extends RouteKey> = Static<(typeof routes)[K]['response']>;
