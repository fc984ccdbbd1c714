/** Looks at one thing. Answers in a few words what it found; throws with a sentence when that is wrong. */
export interface Check {
  name: string;
  look(): Promise<string>;
}

export interface Found {
  name: string;
  good: boolean;
  words: string;
}

/** Looks at all of them in this order: one that fails, or gets no answer in `patience` milliseconds, does not keep the others from being looked at. */
export async function* lookAt(checks: readonly Check[], patience = 20_000): AsyncGenerator<Found> {
  for (const { name, look } of checks) {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`No answer in ${patience / 1000} s.`)), patience);
    try {
      yield { name, good: true, words: await Promise.race([look(), tooLate]) };
    } catch (error) {
      const { message, name: kind } = error as Error;
      yield { name, good: false, words: message || kind };
    } finally {
      clearTimeout(timer);
    }
  }
}
