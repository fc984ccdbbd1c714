import { chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture, type PictureImage } from '../../../ui/picture.tsx';
import { SelectBox, type Selection } from '../many/selection.tsx';
import { Grid } from './list-states.tsx';

interface CardGridProps<T extends { id: number }> {
  title: string;
  items: T[];
  /** The row that was saved last; it is brought into view and glows for a moment. */
  savedId: number | null;
  /** What stands in a card above its buttons. */
  Card: ComponentType<{ item: T }>;
  buttons?(item: T): ReactNode;
  /** While cards are chosen, each has a box on top. */
  selection?: Selection<T>;
  nameOf(item: T): string;
}

/** The rows as cards, for what is known by its picture. */
export function CardGrid<T extends { id: number }>(props: CardGridProps<T>) {
  const { title, items, savedId, Card, buttons, nameOf } = props;
  const selection = props.selection?.on ? props.selection : undefined;
  return (
    <Grid aria-label={title}>
      {items.map((item) => (
        <Frame key={item.id} saved={item.id === savedId}>
          {selection && (
            <Top>
              <SelectBox
                name={nameOf(item)}
                checked={selection.has(item)}
                onToggle={(toHere) => selection.toggle(item, toHere)}
              />
            </Top>
          )}
          <Card item={item} />
          {buttons && <Foot>{buttons(item)}</Foot>}
        </Frame>
      ))}
    </Grid>
  );
}

function Frame({ saved, children }: { saved: boolean; children: ReactNode }) {
  const card = useScrollIntoView<HTMLLIElement>(saved);
  return (
    <Item ref={card} data-saved={saved || undefined}>
      {children}
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'hidden',
    scrollMarginBlock: '4',
    '&[data-saved]': { animation: 'fade-in 600ms', bg: 'brandSoft', borderColor: 'brand' },
  },
});

const Top = chakra('div', { base: { px: '1', borderBottomWidth: '1px', borderColor: 'subtle' } });

const Foot = chakra('div', {
  base: { mt: 'auto', px: '1', py: '1', borderTopWidth: '1px', borderColor: 'subtle' },
});

interface CardPictureProps extends HTMLChakraProps<'img'> {
  image: PictureImage | null;
  ratio: string;
}

/** The picture that heads a card, or a quiet field when there is none. `ratio` is such as `4/3`. */
export function CardPicture({ image, ratio, ...look }: CardPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image && failed !== image.url) {
    return (
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 768px) 24rem, 100vw"
        aspectRatio={ratio}
        onError={() => setFailed(image.url)}
        {...look}
      />
    );
  }
  return (
    <Flex aspectRatio={ratio} align="center" justify="center" bg="subtle" color="muted" gap="2" fontSize="sm">
      <ImageOff size={20} aria-hidden />
      {image ? 'No picture at this address' : 'No picture'}
    </Flex>
  );
}

/** For the element that must be seen as soon as `wanted`, such as the row that was just saved. */
export function useScrollIntoView<E extends Element>(wanted: boolean) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (wanted) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [wanted]);
  return element;
}
