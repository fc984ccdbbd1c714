// The part of autocannon that the bench uses.
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?(request: never): Request;
  }
  interface Options {
    url: string;
    /** Sent in turns on each connection. */
    requests?: Request[];
    connections?: number;
    /** Seconds. */
    duration?: number;
    /** Before what is measured, with the options of that besides. */
    warmup?: { duration: number };
    /** Requests a second of all connections together. */
    overallRate?: number;
  }
  interface Result {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p99: number };
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    '4xx': number;
  }
  function autocannon(options: Options): Promise<Result>;
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default autocannon;
}
