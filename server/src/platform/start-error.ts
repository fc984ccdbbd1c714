/**
 * A reason why the product cannot start (or go on), said to the person at the terminal in one sentence
 * that also says what to do. main.ts prints it without a stack and exits with 1.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Also one that the demo throws, which is another package with a class of its own. */
export const isStartError = (error: unknown): error is Error =>
  error instanceof StartError || (error instanceof Error && error.name === 'StartError');
