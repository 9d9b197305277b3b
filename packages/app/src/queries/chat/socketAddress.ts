import { SUPPORT_SOCKET_PATH } from '@adaos/api';

/**
 * The address of the chat's WebSocket.
 * @param setting the address that this build was given, if any.
 * @param apiBase origin and path of the calls, without a slash at the end; empty for the page's own origin.
 * @param origin the page's origin.
 */
export function socketAddress(setting: string | undefined, apiBase: string, origin: string): string {
  const base = setting || apiBase + SUPPORT_SOCKET_PATH;
  const address = new URL(base, origin);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  return address.href;
}
