// Files in an object store that speaks S3: Amazon's, MinIO, Ceph, R2 and so on.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Storage } from './storage.ts';

export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; null for Amazon's own in `region`. */
  endpoint: string | null;
  /** Made beforehand; nobody but us need be able to read it. */
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds to connect, and for one answer: a caller who waits for more than one try gives up sooner by its signal. */
const timeouts = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true };

/** To `If-None-Match`: there is such a file, or somebody else just writes it. */
const isThere = new Set([412, 409]);
/** From stores that do not know it; others do not look at it, and keep the later file. */
const knowsNoCondition = new Set([400, 501]);

export function createS3Storage({ endpoint, bucket, region, ...credentials }: S3Settings): Storage {
  const client = new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    credentials,
    // The bucket in the path and no checksums of a new kind: every server that speaks S3 understands this.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
    maxAttempts: 3,
  });
  async function write(key: string, bytes: Buffer, type: string, abortSignal?: AbortSignal): Promise<void> {
    const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type });
    await client.send(command, { abortSignal });
  }

  return {
    write,

    async writeNew(key, bytes, type, abortSignal) {
      const file = { Bucket: bucket, Key: key, Body: bytes, ContentType: type };
      try {
        await client.send(new PutObjectCommand({ ...file, IfNoneMatch: '*' }), { abortSignal });
      } catch (error) {
        const status = (error as S3ServiceException).$metadata?.httpStatusCode ?? 0;
        if (isThere.has(status)) return false;
        if (!knowsNoCondition.has(status)) throw error;
        await write(key, bytes, type, abortSignal);
      }
      return true;
    },

    async read(key, abortSignal) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), {
          abortSignal,
        });
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async isEmpty(abortSignal) {
      const list = new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 });
      const { Contents = [] } = await client.send(list, { abortSignal });
      return Contents.length === 0;
    },

    async folders(abortSignal) {
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const list = new ListObjectsV2Command({ Bucket: bucket, Delimiter: '/', ContinuationToken });
        const { CommonPrefixes = [], NextContinuationToken } = await client.send(list, { abortSignal });
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(0, -1));
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken);
      return names;
    },

    // One by one: removing many at once wants a checksum that not every server knows.
    async removeFolder(folder, abortSignal) {
      const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/` });
      const { Contents = [] } = await client.send(list, { abortSignal });
      for (const { Key } of Contents)
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), { abortSignal });
    },
  };
}
