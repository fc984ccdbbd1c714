import { Flex } from '@chakra-ui/react';
import { pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { emphasized } from '../../ui/emphasized.tsx';
import { Message } from '../page/message.tsx';
import { useCompany } from '../shell/company.ts';

function NotFoundPage() {
  const { label, title, lead } = useCompany().texts.notFound ?? {};
  return (
    <Message label={label} title={emphasized(title ?? 'Page not found')}>
      <p>{lead ?? 'The page you are looking for does not exist, or has moved.'}</p>
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
