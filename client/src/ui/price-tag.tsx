import { chakra } from '@chakra-ui/react';
import { formatPrice } from '../lib/money.ts';

const Tag = chakra('span', {
  base: { fontFamily: 'heading', fontVariantNumeric: 'lining-nums', whiteSpace: 'nowrap' },
});

interface Props {
  price: number;
  /** What it is for; null where nobody says. */
  pricePer: 'person' | 'group' | null;
}

/** A price in shillings and what it is for, or Free. */
export function PriceTag({ price, pricePer }: Props) {
  return <Tag>{formatPrice(price, pricePer)}</Tag>;
}
