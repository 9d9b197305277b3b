import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { networkOf } from '../../auth/limits.ts';
import type { Config } from '../../config/config.ts';

/** Open connections of one public address: what several dozen people behind one router have at once. */
const PER_ADDRESS = 256;

/** Loopback, private networks and the like: a proxy or the gateway of a container, through which everybody may come. */
function isPublic(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Bounds the open connections, in whole and of one address; one too many is closed at once. Behind a proxy every connection is the
 * proxy's, and only the whole is bounded here.
 */
export function boundConnections(
  server: Server,
  {
    maxConnections,
    connectionsPerAddress,
    trustProxy,
  }: Pick<Config, 'maxConnections' | 'connectionsPerAddress' | 'trustProxy'>,
): void {
  server.maxConnections = maxConnections;
  if (trustProxy) return;
  const most = connectionsPerAddress ?? PER_ADDRESS;
  const open = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    if (connectionsPerAddress === null && !isPublic(socket.remoteAddress)) return;
    const network = networkOf(socket.remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
