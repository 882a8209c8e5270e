/** Whose submissions are counted together. The address is used for limits alone, in memory. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** `[address]` or `[address]:port`, as proxies write IPv6. */
const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/;
/** `address:port` of IPv4. */
const WITH_PORT = /^([\d.]+):\d+$/;

/** The eight parts of an IPv6 address, alike however it is spelled. */
function partsOf(address: string): readonly string[] {
  const [unscoped = ''] = address.split('%');
  // The form that addresses of pages have: hexadecimal, small letters, no zeros at the start of a part.
  const [head = '', tail] = new URL(`http://[${unscoped}]`).hostname.slice(1, -1).split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end];
}

/** The IPv4 address inside an IPv6 one (`::ffff:…`), as its last two parts have it. */
function mapped(parts: readonly string[]): string {
  return parts
    .slice(6)
    .map((part) => Number.parseInt(part, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');
}

/** The address, of IPv6 its first 64 bits: a household has all addresses that begin with them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) {
    return address;
  }
  const parts = partsOf(address);
  return parts.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
    ? mapped(parts)
    : parts.slice(0, 4).join(':');
}

function lastEntry(request: IncomingMessage): string | undefined {
  const entry = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const address = BRACKETED.exec(entry ?? '')?.[1] ?? WITH_PORT.exec(entry ?? '')?.[1] ?? entry;
  return address !== undefined && isIP(address) ? address : undefined;
}

/**
 * @param trustProxy whether `X-Forwarded-For` ends with an address that the proxy in front has written; all before it
 *   may be made up by the sender
 * @param unreadable called when it doesn't: the address is the proxy's then
 */
export function senderAddress(
  request: IncomingMessage,
  trustProxy: boolean,
  unreadable: () => void,
): string {
  const forwarded = trustProxy ? lastEntry(request) : undefined;
  if (trustProxy && forwarded === undefined) {
    unreadable();
  }
  return networkOf(forwarded ?? request.socket.remoteAddress ?? '');
}
