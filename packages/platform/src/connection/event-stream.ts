import { type NotificationDto, PAGE_LOAD_LIMIT_MS, type QueryScope } from '@hand-receipt/contracts';
import { CLIENT_ID } from '../api/client-id';
import { notify } from '../notifications/notifications-store';
import { positionOf, rememberPosition } from '../notifications/position';
import { asShownBefore, firstShown, forgetNotificationsOfOthers } from '../notifications/shown-before';
import { queryClient } from '../query/query-client';
import { refetchScopes } from '../query/refetch-scopes';
import { connectionStore } from './connection-store';

const heard = () => connectionStore.setState({ online: true, lastSynced: Date.now() });

/** What changed while nothing could be read is not known, so that all that is shown is read again. */
const readAgain = () => void queryClient.invalidateQueries();

/** What failed while the server could not be heard is on the screen as a failure until it is read again. */
const readFailedAgain = () =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** Puts a notification on the panel, as this device showed it before, and remembers how far the person has been told. */
function show(userId: string, { data, lastEventId }: MessageEvent<string>): void {
  const notification = JSON.parse(data) as NotificationDto;
  const shown = asShownBefore(userId, notification.id);
  if (shown) notify({ ...notification, ...shown });
  if (lastEventId) rememberPosition(userId, lastEventId);
}

function streamUrl(userId: string): string {
  // A browser that has received nothing of theirs yet asks for all that the server still holds.
  const since = positionOf(userId) ?? firstShown(userId) ?? '0';
  // What the page has read until now may have changed since; the server names it.
  const page_age_ms = String(Math.min(PAGE_LOAD_LIMIT_MS, Math.ceil(performance.now())));
  return `/api/events?${new URLSearchParams({ since, client_id: CLIENT_ID, page_age_ms })}`;
}

interface Listening {
  /** The person's account was deactivated: they are signed out, and nothing of theirs may stay open. */
  onDeactivated?: () => void;
}

/**
 * Listens to the server's events for one signed-in person: notifications go to the panel, and a change that
 * another client made invalidates the query scopes that it names.
 * @returns stops listening
 */
export function startEventStream(userId: string, { onDeactivated }: Listening = {}): () => void {
  // A shared device: what the last person was told is not for this one.
  forgetNotificationsOfOthers(userId);
  let isReplaced = false;
  let isBroken = false;
  let source = openStream();

  function openStream(): EventSource {
    const stream = new EventSource(streamUrl(userId));
    stream.addEventListener('open', () => {
      heard();
      // A read at the browser's `online` can be too early, and fail once more.
      if (isBroken) readFailedAgain();
      isBroken = false;
    });
    stream.addEventListener('error', () => {
      isBroken = true;
      connectionStore.setState({ online: false });
    });
    stream.addEventListener('notification', (event) => {
      heard();
      show(userId, event);
    });
    stream.addEventListener('changed', (event) => {
      heard();
      const { scopes } = JSON.parse(event.data) as { scopes: QueryScope[] };
      void refetchScopes(scopes);
    });
    stream.addEventListener('deactivated', () => {
      // It would be refused anyway when it tried to connect again.
      stream.close();
      onDeactivated?.();
    });
    // Connecting again at once would close the page that took its place, and that one would do the same.
    stream.addEventListener('replaced', () => {
      stream.close();
      isReplaced = true;
    });
    return stream;
  }

  /** The page is looked at again: it takes its stream back, and reads what it has missed. */
  const resume = () => {
    if (!isReplaced || document.visibilityState !== 'visible') return;
    isReplaced = false;
    source = openStream();
    readAgain();
  };
  // The stream can outlive the network of other calls: a change may have been announced and not been read, and a stream
  // that goes on says nothing by which the page knew that the server is heard again.
  const reconnect = () => {
    readAgain();
    if (isReplaced) return;
    source.close();
    isBroken = true;
    source = openStream();
  };
  window.addEventListener('online', reconnect);
  window.addEventListener('focus', resume);
  document.addEventListener('visibilitychange', resume);
  return () => {
    window.removeEventListener('online', reconnect);
    window.removeEventListener('focus', resume);
    document.removeEventListener('visibilitychange', resume);
    source.close();
  };
}
