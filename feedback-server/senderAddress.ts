/** Whose submissions are counted together. The address is used for limits alone, in memory. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** For the operator, when a proxy is trusted that doesn't say who sends. */
export const NO_SENDER =
  "X-Forwarded-For is missing, or its last entry is no address: the senders of such requests share the proxy's rate. Said once.";

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

/** @param parts two parts of an IPv6 address, as numbers */
function ipv4Of(parts: readonly number[]): string {
  return parts.flatMap((part) => [part >> 8, part & 0xff]).join('.');
}

/**
 * Ranges of IPv6 whose addresses have an IPv4 address in them, which is the sender's: the range as the first parts of an
 * address, and what is taken of the eight parts.
 */
const IPV4_RANGES: readonly (readonly [
  start: string,
  ipv4: (parts: readonly number[]) => string,
])[] = [
  // Mapped, as sockets for both kinds have them (RFC 4291), and translated (RFC 2765).
  ['0:0:0:0:0:ffff:', (parts) => ipv4Of(parts.slice(6))],
  ['0:0:0:0:ffff:0:', (parts) => ipv4Of(parts.slice(6))],
  // NAT64 (RFC 6052).
  ['64:ff9b:0:0:0:0:', (parts) => ipv4Of(parts.slice(6))],
  // NAT64 in a network of its own (RFC 8215), where the place of the IPv4 address differs: one sender each.
  ['64:ff9b:1:', (parts) => parts.map((part) => part.toString(16)).join(':')],
  // 6to4 (RFC 3056).
  ['2002:', (parts) => ipv4Of(parts.slice(1, 3))],
  // Teredo (RFC 4380), which inverts the bits.
  ['2001:0:', (parts) => ipv4Of(parts.slice(6).map((part) => part ^ 0xffff))],
];

/**
 * The address, of IPv6 its first 64 bits: a household has all addresses that begin with them. Where an IPv4 address is
 * inside, all senders may share those bits, or one sender may have many of them: there it is the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) {
    return address;
  }
  const parts = partsOf(address);
  const text = parts.join(':');
  const range = IPV4_RANGES.find(([start]) => text.startsWith(start));
  return range
    ? range[1](parts.map((part) => Number.parseInt(part, 16)))
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
