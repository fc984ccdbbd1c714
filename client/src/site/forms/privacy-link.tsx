import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

const Underlined = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

/** To what we keep of a form and for how long; stands beside the button that sends it. */
export function PrivacyLink() {
  return <Underlined to={paths.privacy}>privacy notice</Underlined>;
}
