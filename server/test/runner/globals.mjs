// What a test imports from `@jest/globals`. Of `jest` there are `fn` and `spyOn`: no test of the server replaces modules or time.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
