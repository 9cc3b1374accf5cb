/** Memoizes a function: each argument is read once, and its value kept as long as the returned function. */
export function remembered<Key, Value extends object>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (!value) known.set(key, (value = read(key)));
    return value;
  };
}
