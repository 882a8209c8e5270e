/** Whose submissions are counted together. The address is used for the rate limit alone, in memory. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** An IPv4 address inside an IPv6 one. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

/** The first 64 bits of an IPv6 address: a household has all addresses that begin with them. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

function grouped(address: string): string {
  const plain = address.replace(MAPPED, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/**
 * @param trustProxy whether `X-Forwarded-For` ends with an address that the proxy in front has written; all before it
 *   may be made up by the sender
 */
export function senderAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last =
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return grouped(trustProxy && isIP(last) ? last : (request.socket.remoteAddress ?? ''));
}
