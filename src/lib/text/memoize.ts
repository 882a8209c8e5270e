/** Calls a function once for each key, and remembers what it gave. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) {
      return known.value;
    }
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
