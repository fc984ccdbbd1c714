// What is read of a table again and again and seldom changes: in the memory of the process, dropped with any change of it.
import type { ContentChanges } from './content-changes.ts';

export class Remembered<Value extends object> {
  readonly #changes: ContentChanges;
  readonly #read: () => Promise<Value>;
  #known: Value | undefined;
  #reading: Promise<Value> | undefined;

  constructor(changes: ContentChanges, table: string, read: () => Promise<Value>) {
    this.#changes = changes;
    this.#read = read;
    changes.subscribe((tables) => {
      if (tables !== 'all' && !tables.includes(table)) return;
      this.#known = undefined;
      this.#reading = undefined;
    });
  }

  /** What can be answered at once; undefined when it must be read first. */
  get known(): Value | undefined {
    return this.#changes.listening ? this.#known : undefined;
  }

  async read(): Promise<Value> {
    return this.known ?? this.#readOnce();
  }

  #readOnce(): Promise<Value> {
    // While changes are not heard, what somebody else began to read may be old already.
    if (this.#reading && this.#changes.listening) return this.#reading;
    const reading = this.#read();
    this.#reading = reading;
    const done = (value: Value | undefined) => {
      // Else something changed meanwhile.
      if (this.#reading !== reading) return;
      this.#known = value;
      this.#reading = undefined;
    };
    reading.then(done, () => done(undefined));
    return reading;
  }
}
