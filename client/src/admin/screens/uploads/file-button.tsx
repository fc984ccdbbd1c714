import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useId } from 'react';

interface Props {
  label: string;
  uploading: boolean;
  /** Several may be chosen at once. */
  multiple?: boolean;
  /** What may be chosen, as the browser has it; pictures when left out. */
  accept?: string;
  /** `files` are all that were chosen. */
  onChoose(file: File, files: File[]): void;
}

/** Opens the device's pictures, or other files. Named like a button, because it looks like one. */
export function FileButton({ label, uploading, multiple, accept = 'image/*', onChoose }: Props) {
  const id = useId();
  return (
    <Label htmlFor={id} data-disabled={uploading || undefined}>
      <Upload size={16} aria-hidden />
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
