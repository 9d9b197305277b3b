import { findWorker, registerWorker } from '../../offline/worker.ts';

/** iPhones and iPads receive push messages in an app of the Home Screen alone, and have no `PushManager` elsewhere. */
const needsInstall = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const pushSupport = (): 'unsupported' | 'install' | 'supported' => {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) return 'supported';
  return needsInstall() ? 'install' : 'unsupported';
};

export const pushPermission = (): NotificationPermission => Notification.permission;

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What this browser has subscribed to, with the digest by which the server knows it. */
export interface OwnSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly fingerprint: string;
  /** The public key of the server that it was made for. */
  readonly publicKey: string;
}

async function described(subscription: PushSubscription): Promise<OwnSubscription> {
  const { endpoint, options } = subscription;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return {
    endpoint,
    keys: { p256dh: base64url(subscription.getKey('p256dh')), auth: base64url(subscription.getKey('auth')) },
    fingerprint: base64url(digest),
    publicKey: base64url(options.applicationServerKey),
  };
}

/** Null where this browser has none. */
export async function ownSubscription(): Promise<OwnSubscription | null> {
  const worker = await findWorker();
  const subscription = await worker?.pushManager.getSubscription();
  return subscription ? described(subscription) : null;
}

/** Ends what this browser has subscribed to. */
export async function unsubscribe(): Promise<void> {
  const worker = await findWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Asks for permission where that is open, and subscribes; to be called by a click.
 * @returns null where permission was not given.
 */
export async function subscribe(publicKey: string): Promise<OwnSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registerWorker();
  // One that has ended, or is of another key, would be handed out again.
  await unsubscribe();
  await navigator.serviceWorker.ready;
  return described(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}
