/**
 * The one door to what the whole page shares: session, query client, API client, notifications, slots,
 * and the two libraries whose state must exist once (React Query, React Router).
 */
export { ApiError, isNetworkError, reasonOf, refusalOf, statusOf } from './api/api-error';
export { request, requestPage, type Page, type RequestOptions } from './api/request';
export { requestUpload } from './api/request-upload';
export { type FileKey, type FileProgress, type ReceivedFile, requestFile } from './api/request-file';
export { downloadFile } from './api/download-file';
export { releaseLater, saveFile } from './api/save-file';
export { fetchSigned } from './signed-files/fetch-signed';
export { WorkerScript } from './signed-files/worker-script';
export { canUsePasskeys, createPasskey, signWithPasskey } from './passkeys';
export { queryClient } from './query/query-client';
export { PlatformProvider } from './query/platform-provider';
export { useCurrentUser, useSession, sessionStore, type SessionStatus } from './session/session-store';
export {
  devSignIn,
  followSession,
  loadSession,
  signIn,
  signInWithCertificate,
  signOut,
} from './session/session-actions';
export {
  leaveForProvider,
  onConfirmed,
  openConfirmation,
  openSignIn,
  tellConfirmed,
} from './session/sign-in-elsewhere';
export { askForPin, askInPlace, endReauthentication, isPinNeeded } from './session/identify-again';
export { endedReauthentication, reauthenticate } from './session/reauthenticate';
export { endSecondFactorNeed, showPasskey, signInWithPasskey } from './session/sign-in-with-passkey';
export { hideSensitive, unlockSensitive } from './session/sensitive-session';
export {
  notify,
  useNotifications,
  notificationsStore,
  type Notification,
} from './notifications/notifications-store';
export { groupOf, type NotificationGroup } from './notifications/notification-groups';
export { connectionStore, useConnection } from './connection/connection-store';
export { startEventStream } from './connection/event-stream';
export { networkFirst, keptOne } from './offline/network-first';
export { pause, type ReadCall, useKeptAnswers, whenServed } from './offline/use-kept-answers';
export { isMetered } from './offline/metered';
export { QueueEntryMissing } from './offline/queue-entry-missing';
export { StorageFullError } from './offline/storage-full-error';
export { type Outcome, requestOrQueue, type Waiting } from './offline/request-or-queue';
export type { QueueEntry, QueueType } from './offline/queue-entry';
export { countUnsent, discardEntry, editQueuedChange, retryEntry, syncNow } from './offline/queue-actions';
export { startOffline } from './offline/start-offline';
export { syncPolicyStore } from './offline/sync-policy';
export { useQueue, useQueueAnswers, useQueueEntry } from './offline/use-queue';
export {
  type DraftForm,
  type KeptDraft,
  useDraftInFront,
  useKeepWhileOffline,
  useKeepUntilClosed,
  useKeepWhileTyping,
  usePersistedDraft,
} from './offline/use-persisted-draft';
export { type DraftFile, type DraftFiles, useDraftFiles } from './offline/use-draft-files';
export { counterPack, keptCounterPack, type KeptPack, noteCounterOut } from './offline/counter-pack';
export { clearOfflineData } from './offline/clear-offline-data';
export { settingsStore, takeSettings, useSettings } from './settings/settings-store';
export { Slot, useSlotSize } from './slots/slot';
export { SlotProvider, type SlotFill, type SlotFills } from './slots/slot-provider';
export {
  type JointVerdict,
  LEDGER_CHECKING,
  LEDGER_FAILED,
  LEDGER_VERIFIED,
  type ServerVerdict,
} from './ledger/joint-verdict';
export type { CheckOutcome } from './ledger/kept-verdict';
export {
  forgetBrowserVerdict,
  ledgerVerdicts,
  noteBrowserChecks,
  noteBrowserError,
  noteLastCheck,
  noteServerVerdict,
  recallVerdict,
  useBrowserFindings,
  useJointVerdict,
} from './ledger/verdict-store';
export {
  addLocalRecord,
  type LocalRecord,
  localRecords,
  type LocalTransfer,
  type LocalVerification,
} from './local-ledger/local-ledger';
export { recordVerification } from './local-ledger/record-verification';
export { longList } from './query/long-list';
export { refetchChanged } from './query/refetch-changed';
export * from './query/react-query';
export * from './router';
export { knownValue, useUrlState } from './url-state';
export { newId } from './new-id';
