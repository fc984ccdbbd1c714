import { Flex, type FlexProps } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

const size = { size: 'lg', px: { base: '4', lg: '7' }, fontSize: { base: 'sm', lg: 'md' } } as const;

/** The two ways on from the top of the home page. */
export function Openings(props: FlexProps) {
  return (
    <Flex gap="3" wrap="wrap" {...props}>
      <ButtonLink to={paths.programs} {...size}>
        Explore Services
      </ButtonLink>
      <ButtonLink to={paths.gallery} variant="outline" {...size}>
        View Gallery
      </ButtonLink>
    </Flex>
  );
}
