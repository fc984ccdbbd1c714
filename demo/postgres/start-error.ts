/** A reason why the database cannot start, in one sentence that also says what to do. The server knows it by its name. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
