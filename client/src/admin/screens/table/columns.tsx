import { chakra, Flex } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Picture, type PictureImage } from '../../../ui/picture.tsx';
import { ago, displayMoment, toKampalaTime } from '../../ui/moment.ts';
import type { Publishable } from '../form/visibility.tsx';
import type { ListColumn } from '../list/list.ts';
import type { StaffPictureFragment } from '../uploads/picture.generated.ts';

/** A column that says a text and is sorted by it, unless `more` says otherwise. */
export function textColumn<T>(
  title: string,
  text: (item: T) => string,
  more: Omit<Partial<ListColumn<T>>, 'title' | 'text'> = {},
): ListColumn<T> {
  return { title, text, sortBy: text, ...more };
}

/** A column of moments; `momentOf` gives ISO 8601 or null. Sorted here, or by the server under the name it has for that. */
export function momentColumn<T>(
  title: string,
  momentOf: (item: T) => string | null,
  serverSort?: string,
): ListColumn<T> {
  const said = (inWords: (moment: string) => string) => (item: T) => {
    const value = momentOf(item);
    return value === null ? '' : inWords(value);
  };
  return {
    title,
    kind: 'moment',
    sortBy: said((moment) => moment),
    serverSort,
    text: said(displayMoment),
    inFile: said((moment) => toKampalaTime(moment).replace('T', ' ')),
    cell: (item) => {
      const value = momentOf(item);
      return value !== null && <Moment value={value} />;
    },
  };
}

/** The picture of each record, small, or that it has none. */
export const pictureColumn = <Item,>(
  pictureOf: (item: Item) => StaffPictureFragment | null,
): ListColumn<Item> => ({
  title: 'Image',
  kind: 'picture',
  text: (item) => pictureOf(item)?.url ?? '',
  cell: (item) => <Thumbnail key={pictureOf(item)?.url} image={pictureOf(item)} />,
});

/** A word below the name of a row. */
export const Mark = chakra('span', {
  base: {
    display: 'block',
    w: 'fit-content',
    mt: '1',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'subtle',
    color: 'highlightText',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: { md: 'nowrap' },
  },
});

type Status = Pick<Publishable, 'status' | 'publishAt'>;

/** Whether visitors see it, in words. */
export function statusWords({ status, publishAt }: Status): string {
  if (status === 'published') return 'Published';
  return status === 'draft' ? 'Draft' : `Scheduled${publishAt ? ` for ${displayMoment(publishAt)}` : ''}`;
}

/** Marks the row of what visitors do not see yet; nothing for what is published. */
export function StatusBadge({ item }: { item: Status }) {
  return item.status === 'published' ? null : <Mark>{statusWords(item)}</Mark>;
}

// What stands in the cells of a table.

/** A small picture, or a quiet field when there is none. */
function Thumbnail({ image }: { image: PictureImage | null }) {
  const [failed, setFailed] = useState(false);
  if (!image || failed) {
    return (
      <Flex
        {...frame}
        align="center"
        justify="center"
        bg="subtle"
        color="muted"
        title={image ? 'No picture at this address' : 'No picture'}
      >
        <ImageOff size={20} aria-hidden />
      </Flex>
    );
  }
  return <Picture {...frame} image={image} alt="" sizes="96px" onError={() => setFailed(true)} />;
}

const frame = { w: '5.5rem', h: 'auto', aspectRatio: '4/3', borderRadius: 'sm' } as const;

/** Words side by side; of many only the first `max`, and how many more there are. */
export function Chips({ words, max = words.length }: { words: string[]; max?: number }) {
  const hidden = words.slice(max);
  return (
    <Flex as="ul" wrap="wrap" gap="1.5">
      {words.slice(0, max).map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice
        <Chip key={at}>{word}</Chip>
      ))}
      {hidden.length > 0 && (
        <chakra.li px="1" py="0.5" fontSize="xs" color="muted" title={hidden.join('\n')}>
          +{hidden.length} more
        </chakra.li>
      )}
    </Flex>
  );
}

const Chip = chakra('li', {
  base: {
    bg: 'subtle',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    minW: '0',
    overflowWrap: 'anywhere',
  },
});

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

const tones = { good: 'brand', waiting: 'highlight', over: 'lineStrong', bad: 'danger' } as const;

/** A state in a word, with a dot by which a column of them is looked through. */
export function State({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <Flex align="center" gap="2" display="inline-flex">
      {/* A border, because colours that a person forces take backgrounds away. */}
      <chakra.span
        borderWidth="4px"
        borderRadius="full"
        flexShrink="0"
        borderColor={tones[tone]}
        aria-hidden
      />
      {children}
    </Flex>
  );
}

export function YesNo({ value }: { value: boolean }) {
  return <State tone={value ? 'good' : 'over'}>{yesOrNo(value)}</State>;
}

export function Moment({ value }: { value: string }) {
  return (
    <chakra.time dateTime={value} whiteSpace={{ md: 'nowrap' }} color="muted">
      {displayMoment(value)}
    </chakra.time>
  );
}

/** How long ago something was; the moment itself is its title. */
export function Ago({ value }: { value: string }) {
  return (
    <chakra.time dateTime={value} title={displayMoment(value)} whiteSpace="nowrap" color="muted">
      {ago(value)}
    </chakra.time>
  );
}

/** Leads out of the admin; `label` says to whom it belongs where every row has one. */
export function ExternalLink({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <chakra.a
      href={href}
      aria-label={label}
      target="_blank"
      rel="noreferrer"
      color="brand"
      textDecoration="underline"
      textUnderlineOffset="3px"
      whiteSpace="nowrap"
      py="2"
    >
      {children}
    </chakra.a>
  );
}

/** The beginning of a longer text. */
export function Excerpt({ text }: { text: string }) {
  return (
    <chakra.span lineClamp={3} title={text}>
      {text}
    </chakra.span>
  );
}
