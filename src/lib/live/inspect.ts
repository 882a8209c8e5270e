/** Writes what a demo gives to `console` as text. Pure. */

/** How deep objects are written, and how many entries of each. */
const MAX_DEPTH = 3;
const MAX_ENTRIES = 50;
const MAX_TEXT = 5000;

/** Characters of an object in one line. */
const MAX_LINE = 72;

function keyOf(key: string): string {
  return /^[\w$]+$/.test(key) ? key : JSON.stringify(key);
}

/** A list of parts between brackets: in a line if it is short. */
function listed(open: string, parts: readonly string[], close: string, indent: string): string {
  if (parts.length === 0) {
    return open.trimEnd() + close;
  }
  const line = `${open}${parts.join(', ')}${open.endsWith(' ') ? ' ' : ''}${close}`;
  if (line.length <= MAX_LINE && !line.includes('\n')) {
    return line;
  }
  const inner = parts.map((part) => `${indent}  ${part}`).join(',\n');
  return `${open.trimEnd()}\n${inner}\n${indent}${close}`;
}

function limited(parts: readonly string[], total: number): readonly string[] {
  return total > parts.length ? [...parts, `… ${total - parts.length} more`] : parts;
}

function nameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || typeof prototype !== 'object') {
    return '';
  }
  const maker: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
  return typeof maker === 'function' && maker.name !== 'Object' ? maker.name : '';
}

const GETTER = Symbol('getter');

/** A getter of a demo's object isn't called. */
function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([, { enumerable }]) => enumerable)
    .map(([key, descriptor]) => [key, 'value' in descriptor ? descriptor.value : GETTER]);
}

function isReactElement(value: object): boolean {
  return '$$typeof' in value && 'props' in value && 'type' in value;
}

function elementText(value: object): string {
  const type: unknown = 'type' in value ? value.type : '';
  const name =
    typeof type === 'string'
      ? type
      : ((typeof type === 'function' || typeof type === 'object') && type !== null
          ? textOfKey(type, 'displayName') || textOfKey(type, 'name')
          : '') || 'Component';
  return `<${name} />`;
}

function textOfKey(value: object, key: string): string {
  const found: unknown = key in value ? (value as Readonly<Record<string, unknown>>)[key] : '';
  return typeof found === 'string' ? found : '';
}

function inspectObject(value: object, depth: number, seen: readonly object[]): string {
  if (seen.includes(value)) {
    return '[circular]';
  }
  const indent = '  '.repeat(depth);
  const inside = (each: unknown) => inspectValue(each, depth + 1, [...seen, value]);
  if (value instanceof Error) {
    return String(value);
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof RegExp) {
    return String(value);
  }
  if (isReactElement(value)) {
    return elementText(value);
  }
  if ('nodeType' in value && 'nodeName' in value) {
    return `<${String(value.nodeName).toLowerCase()}>`;
  }
  if (depth >= MAX_DEPTH) {
    return Array.isArray(value) ? `Array(${value.length})` : nameOf(value) || '{…}';
  }
  if (Array.isArray(value)) {
    const parts = value.slice(0, MAX_ENTRIES).map(inside);
    return listed('[', limited(parts, value.length), ']', indent);
  }
  if (value instanceof Map) {
    const parts = [...value].slice(0, MAX_ENTRIES).map(([k, v]) => `${inside(k)} => ${inside(v)}`);
    return listed(`Map(${value.size}) { `, limited(parts, value.size), '}', indent);
  }
  if (value instanceof Set) {
    const parts = [...value].slice(0, MAX_ENTRIES).map(inside);
    return listed(`Set(${value.size}) { `, limited(parts, value.size), '}', indent);
  }
  const entries = entriesOf(value);
  const parts = entries
    .slice(0, MAX_ENTRIES)
    .map(([key, each]) => `${keyOf(key)}: ${inside(each)}`);
  const name = nameOf(value);
  return listed(`${name ? `${name} ` : ''}{ `, limited(parts, entries.length), '}', indent);
}

function inspectValue(value: unknown, depth: number, seen: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value === GETTER ? '[getter]' : value.toString();
    case 'function':
      return `[function${value.name ? ` ${value.name}` : ''}]`;
    case 'object':
      return value === null ? 'null' : inspectObject(value, depth, seen);
    default:
      return String(value);
  }
}

/** The text of a value. A proxy or a getter of the demo may throw. */
export function inspect(value: unknown): string {
  try {
    return inspectValue(value, 0, []);
  } catch {
    return '[object]';
  }
}

const numberOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;

const shown = (value: unknown) => (typeof value === 'string' ? value : inspect(value));

/** The text of a call of `console`: with what stands for `%s` and others in its first argument. */
export function consoleText(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') {
    return values.map(shown).join(' ').slice(0, MAX_TEXT);
  }
  const left = [...rest];
  const text = first.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') {
      return '%';
    }
    if (left.length === 0) {
      return whole;
    }
    const value = left.shift();
    switch (kind) {
      case 'c':
        return '';
      case 'd':
      case 'i':
        return String(Math.trunc(numberOf(value)));
      case 'f':
        return String(numberOf(value));
      case 's':
        return shown(value);
      default:
        return inspect(value);
    }
  });
  return [text, ...left.map(shown)].join(' ').slice(0, MAX_TEXT);
}
