// What stands where a file is chosen and sent.
import { chakra, Flex } from '@chakra-ui/react';
import { Upload as UploadIcon } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { FailedUpload, Upload, UploadedSoFar } from './upload.ts';

interface Props {
  label: string;
  uploading?: boolean;
  /** Several may be chosen at once. */
  multiple?: boolean;
  /** What may be chosen, as the browser has it; pictures when left out. */
  accept?: string;
  /** `files` are all that were chosen. */
  onChoose(file: File, files: File[]): void;
}

/** Opens the device's pictures, or other files. Named like a button, because it looks like one. */
export function FileButton({ label, uploading = false, multiple, accept = 'image/*', onChoose }: Props) {
  const id = useId();
  return (
    <Label htmlFor={id} data-disabled={uploading || undefined}>
      <UploadIcon size={16} aria-hidden />
      <span role="status">{uploading ? 'Uploading...' : label}</span>
      <chakra.input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        disabled={uploading}
        multiple={multiple}
        srOnly
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const [file] = files;
          // The same file may be chosen again after it failed.
          target.value = '';
          if (file) onChoose(file, files);
        }}
      />
    </Label>
  );
}

const Label = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3.5',
    fontSize: 'xs',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    bg: 'white',
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
    _focusWithin: { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
    '&[data-disabled]': { opacity: '0.7', cursor: 'progress' },
  },
});

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
