import { chakra } from '@chakra-ui/react';
import { formatPrice } from '../lib/money.ts';

/** A word that sorts a thing: its category. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
    color: 'accentText',
    _before: { content: '""', w: '1.5em', h: '2px', bg: 'highlight' },
  },
});

const Tag = chakra('span', {
  base: { fontFamily: 'heading', fontVariantNumeric: 'lining-nums', whiteSpace: 'nowrap' },
});

interface PriceTagProps {
  price: number;
  /** What it is for; null where nobody says. */
  pricePer: 'person' | 'group' | null;
}

/** A price in shillings and what it is for, or Free. */
export function PriceTag({ price, pricePer }: PriceTagProps) {
  return <Tag>{formatPrice(price, pricePer)}</Tag>;
}
