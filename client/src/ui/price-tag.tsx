import { chakra } from '@chakra-ui/react';
import { formatPrice } from '../lib/money.ts';

const Tag = chakra('span', {
  base: { fontFamily: 'heading', fontVariantNumeric: 'lining-nums', whiteSpace: 'nowrap' },
});

/** A price in shillings, or Free. */
export function PriceTag({ price }: { price: number }) {
  return <Tag>{formatPrice(price)}</Tag>;
}
