declare module 's3rver' {
  import type { Server } from 'node:http';

  /** The S3 server program that tests run against; port 0 is a free one. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** Once it runs. */
    httpServer: Server;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
