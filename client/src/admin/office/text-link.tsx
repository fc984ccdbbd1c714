import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link among words, as high as a finger. */
export const TextLink = chakra(Link, {
  base: {
    display: 'inline-block',
    py: '2',
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
  },
});
