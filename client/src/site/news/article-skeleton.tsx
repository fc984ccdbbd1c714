import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RelatedArticles } from './related-articles.tsx';

/** An article that is on its way. */
export function ArticleSkeleton() {
  return (
    <>
      <Container pt={{ base: '6', lg: '10' }} pb="section" aria-busy>
        <chakra.h1 srOnly>Loading the article</chakra.h1>
        <Skeleton h="5" w="32" />
        <Skeleton h="5" w="56" mt="10" />
        <Skeleton h={{ base: '24', lg: '32' }} maxW="4xl" mt="4" />
        <Skeleton aspectRatio={{ base: '4 / 3', lg: '21 / 10' }} mt="10" />
        <Box maxW="measure" mx="auto" mt="14">
          <Skeleton h="40" />
          <Skeleton h="9" w="64" mt="8" />
          <Skeleton h="40" mt="5" />
        </Box>
      </Container>
      <RelatedArticles posts={undefined} />
    </>
  );
}
