import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { FailedUpload, Upload, UploadedSoFar } from './use-upload.ts';

/** How far a file is, with the way to stop it. */
export function UploadProgress({ progress, cancel }: Pick<Upload, 'progress' | 'cancel'>) {
  return (
    <>
      <Progress value={progress?.part ?? 0} aria-label="Uploaded so far" />
      <chakra.span color="muted" fontSize="xs" whiteSpace="nowrap">
        {progress && soFar(progress)}
      </chakra.span>
      <Button variant="link" size="sm" onClick={cancel}>
        Stop
      </Button>
    </>
  );
}

function soFar({ part, bytes }: UploadedSoFar): string {
  if (bytes === null) return 'Making it ready...';
  return `${Math.floor(part * 100)}% of ${sizeInWords(bytes)}`;
}

export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Looks of a button whose words hold the name of a file: it may be longer than a phone is wide. */
export const longName = {
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  flexShrink: '1',
} as const;

/** Why a file did not arrive, with the way to send the same one again. */
export function UploadProblem({ failed, onRetry }: { failed: FailedUpload; onRetry(file: File): void }) {
  const { reason, file } = failed;
  return (
    <Flex
      role="alert"
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="1"
      mt="2"
      fontSize="sm"
      color="dangerText"
    >
      <chakra.span fontWeight="medium" overflowWrap="anywhere">
        {file ? `${file.name} was not uploaded. ${reason}` : reason}
      </chakra.span>
      {file && (
        <Button variant="link" size="sm" {...longName} onClick={() => onRetry(file)}>
          Try {file.name} again
        </Button>
      )}
    </Flex>
  );
}
