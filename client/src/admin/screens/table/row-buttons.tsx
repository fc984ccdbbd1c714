import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Copy, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import type { PageOfRow } from '../list/list.ts';

interface Props {
  /** To whom the buttons belong. */
  name: string;
  /** Whether the words are there on a desk too; on a phone they always are. */
  words?: boolean;
  /** Where it is seen on the website. */
  page?: PageOfRow;
  /** Whoever looks may change nothing. */
  readOnly?: boolean;
  onEdit(): void;
  onDuplicate(): void;
  onDelete(): void;
}

/** Edit, duplicate and delete, and a link to its page on the website. */
export function RowButtons({ name, words = false, page, readOnly = false, ...on }: Props) {
  return (
    <Flex gap={{ base: '1', md: words ? '1' : '0' }} wrap={{ base: 'wrap', md: words ? 'wrap' : 'nowrap' }}>
      {page && (
        <ButtonAnchor
          href={page.address}
          target="_blank"
          rel="noreferrer"
          variant="ghost"
          title={page.isPublic ? 'View on the website' : 'Preview'}
          {...sizes(words)}
        >
          <ExternalLink aria-hidden />
          <chakra.span display={{ md: words ? 'inline' : 'none' }} aria-hidden>
            {page.isPublic ? 'View' : 'Preview'}
          </chakra.span>
          <VisuallyHidden>
            {page.isPublic ? `View ${name} on the website` : `Preview of ${name}`}
          </VisuallyHidden>
        </ButtonAnchor>
      )}
      {!readOnly && (
        <>
          <EditButton name={name} wide={words} onClick={on.onEdit} />
          <RowButton
            label={`Duplicate ${name}`}
            word="Duplicate"
            icon={<Copy aria-hidden />}
            onClick={on.onDuplicate}
          />
          <DeleteButton name={name} wide={words} onClick={on.onDelete} />
        </>
      )}
    </Flex>
  );
}

interface OpenButtonsProps {
  name: string;
  onOpen(): void;
  /** Undefined where nothing may be deleted. */
  onDelete: (() => void) | undefined;
}

/** Open and, where it may be, delete, for what is only read. */
export function OpenButtons({ name, onOpen, onDelete }: OpenButtonsProps) {
  return (
    <Flex gap="1">
      <RowButton label={`Open ${name}`} word="Open" icon={<Eye aria-hidden />} onClick={onOpen} />
      {onDelete && <DeleteButton name={name} onClick={onDelete} />}
    </Flex>
  );
}

interface RowButtonProps {
  label: string;
  word: string;
  wide?: boolean;
  icon: ReactNode;
  onClick(): void;
}

/** A sign on a desk, with its word on a phone and where there is room. */
const sizes = (wide: boolean) =>
  ({
    size: 'icon',
    // As narrow as they are hit surely: what they take is taken from the columns.
    w: { base: 'auto', md: wide ? 'auto' : '9' },
    minW: { md: '9' },
    px: { base: '3', md: wide ? '3' : '0' },
    fontSize: { base: 'sm', md: wide ? 'sm' : 'md' },
  }) as const;

/** One thing that can be done to a row; `label` says it with the row's name, `word` without. */
export function RowButton({ label, word, wide = false, icon, onClick }: RowButtonProps) {
  return (
    <Button variant="ghost" title={word} onClick={onClick} {...sizes(wide)}>
      {icon}
      <chakra.span display={{ md: wide ? 'inline' : 'none' }} aria-hidden>
        {word}
      </chakra.span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}

type NamedButtonProps = Pick<RowButtonProps, 'wide' | 'onClick'> & { name: string };

export const EditButton = ({ name, ...button }: NamedButtonProps) => (
  <RowButton {...button} label={`Edit ${name}`} word="Edit" icon={<Pencil aria-hidden />} />
);

export const DeleteButton = ({ name, ...button }: NamedButtonProps) => (
  <RowButton {...button} label={`Delete ${name}`} word="Delete" icon={<Trash2 aria-hidden />} />
);
