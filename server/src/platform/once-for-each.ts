// What is worked out once for each key, and answered again from memory.

interface Kept<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** `make`, which is called once for each key. `kept` says for how long: a WeakMap forgets what it made with its key. */
export function onceForEach<Key, Value>(
  make: (key: Key) => Value,
  kept: Kept<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

/** Begins anew when it is full: for keys that strangers may send any number of. */
export class SmallMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(max: number) {
    super();
    this.#most = max;
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#most) this.clear();
    return super.set(key, value);
  }
}
