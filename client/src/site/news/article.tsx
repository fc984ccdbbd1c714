import { Box, chakra } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { captionOf, Picture } from '../../ui/picture.tsx';
import { Weave } from '../../ui/weave.tsx';
import { FilmStage } from '../film/film-stage.tsx';
import { BackLink } from '../page/back-link.tsx';
import type { ArticlePageQuery } from './article-page.generated.ts';
import { ArticleText } from './article-text.tsx';
import { PostLine } from './post-card.tsx';

/** A post as a page of a magazine: title, film or picture, text. */
export function Article({ post }: { post: NonNullable<ArticlePageQuery['post']> }) {
  return (
    <article>
      <Container pt={{ base: '4', lg: '8' }}>
        <BackLink to={paths.news}>Back to News</BackLink>
        <Box mt={{ base: '6', lg: '10' }} mb={{ base: '8', lg: '12' }}>
          <PostLine post={post} />
          <chakra.h1 textStyle="display" fontSize="clamp(2.5rem, 1.5rem + 4.4vw, 5.5rem)" mt="4" maxW="18ch">
            {post.title}
          </chakra.h1>
        </Box>
      </Container>
      {post.videoUrl ? (
        <Container>
          <Box mx={{ base: 'calc(-1 * {spacing.gutter})', md: '0' }}>
            <FilmStage
              address={post.videoUrl}
              title={post.title}
              image={post.image}
              sizes="(min-width: 1280px) 80rem, 100vw"
            />
          </Box>
        </Container>
      ) : (
        post.image && (
          <Box as="figure" maxW="page" mx="auto" px={{ xl: 'gutter' }}>
            <Picture
              image={post.image}
              alt={post.imageAlt ?? ''}
              eager
              sizes="(min-width: 1280px) 80rem, 100vw"
              aspectRatio={{ base: '4 / 3', md: '21 / 10' }}
              maxH="44rem"
            />
            {captionOf(post.image) && (
              <Box as="figcaption" textStyle="caption" color="muted" mt="3" px={{ base: 'gutter', xl: '0' }}>
                {captionOf(post.image)}
              </Box>
            )}
          </Box>
        )
      )}
      <Container pt={{ base: '10', lg: '20' }} pb="section">
        <Box maxW="42rem" mx="auto">
          <ArticleText html={post.content} />
          <Weave color="highlight" opacity="0.7" h="12px" w="24" mt="14" />
        </Box>
      </Container>
    </article>
  );
}
