import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { customerAddress } from './customer-address.ts';

/** An address in a list, which leads to everything that came from it. */
export function CustomerLink({ email }: { email: string }) {
  return <Address to={customerAddress(email)}>{email}</Address>;
}

const Address = chakra(Link, {
  base: { textDecoration: 'underline', textUnderlineOffset: '3px', _hover: { color: 'brand' } },
});
