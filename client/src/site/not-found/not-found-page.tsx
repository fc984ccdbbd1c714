import { Flex } from '@chakra-ui/react';
import { pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

function NotFoundPage() {
  return (
    <Message label="Page not found" title="This track ends in tall grass">
      <p>The page you are looking for does not exist, or has moved on with the rains.</p>
      <Flex gap="4" mt="8" wrap="wrap">
        <ButtonLink to={paths.programs}>Explore Services</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          Return Home
        </ButtonLink>
      </Flex>
    </Message>
  );
}

export const page = definePage({
  Component: NotFoundPage,
  exists: () => false,
  head: (_data, { company }) => ({ title: pageTitle('Page not found', company), noindex: true }),
});
