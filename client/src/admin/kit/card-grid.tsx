import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import type { Row, RowsProps } from './resource.ts';
import { RowButtons } from './row-buttons.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';

/** The rows as cards, for what is known by its picture. */
export function CardGrid<T extends Row>(props: RowsProps<T> & { Card: ComponentType<{ item: T }> }) {
  const { title, nameOf, items, savedId, onEdit, onDelete, Card } = props;
  return (
    <Grid aria-label={title}>
      {items.map((item) => (
        <Frame key={item.id} saved={item.id === savedId}>
          <Card item={item} />
          <Foot>
            <RowButtons
              words
              name={nameOf(item)}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          </Foot>
        </Frame>
      ))}
    </Grid>
  );
}

function Frame({ saved, children }: { saved: boolean; children: ReactNode }) {
  const card = useBroughtIntoView<HTMLLIElement>(saved);
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
    '&[data-saved]': { animation: 'fade-in 600ms', bg: 'forestSoft', borderColor: 'forest' },
  },
});

const Foot = chakra('div', {
  base: { mt: 'auto', px: '3', py: '1.5', borderTopWidth: '1px', borderColor: 'sand' },
});
