import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { SelectBox } from '../many/select-box.tsx';
import type { Selection } from '../many/use-selection.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';

interface Props<T extends { id: number }> {
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
export function CardGrid<T extends { id: number }>(props: Props<T>) {
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

export const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '5',
  },
});

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
