import { Box, Flex } from '@chakra-ui/react';
import { keepScroll } from '../../lib/history/keep-scroll.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { company } from '../company/company.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { CategorySelect } from './category-select.tsx';
import { firstChoice, type GalleryChoice, itemsOf, readChoice } from './gallery-filter.ts';
import { picturesOf } from './gallery-items.ts';
import { GalleryList } from './gallery-list.tsx';
import { GalleryPageDocument, useGalleryPageQuery } from './gallery-page.generated.ts';
import { GallerySkeletons } from './gallery-skeletons.tsx';

function GalleryPage() {
  const { data } = useGalleryPageQuery();
  const [params, setParams] = useParameters();
  const choice = readChoice(params.get('category'));
  const choose = (category: GalleryChoice) =>
    setParams(category === firstChoice ? {} : { category }, { replace: true, state: keepScroll });
  const items = itemsOf(data?.gallery ?? [], choice);
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        justify="space-between"
        align={{ base: 'stretch', lg: 'end' }}
        gap="8"
        mb={{ base: '10', lg: '14' }}
      >
        <PageHeading
          label="Gallery"
          title="Explore Our Tours"
          lead="Drawn for us, place by place, and kept by the day they tell of. The films are open ones that we show our guests."
        />
        <CategorySelect choice={choice} onChange={choose} />
      </Flex>
      <Box role="status" srOnly>
        {data && `${items.length} of ${data.gallery.length} shown`}
      </Box>
      {data ? (
        <GalleryList key={choice} items={items} onShowAll={() => choose(firstChoice)} />
      ) : (
        <GallerySkeletons />
      )}
    </Container>
  );
}

export const page = definePage({
  Component: GalleryPage,
  query: GalleryPageDocument,
  asksAgain: true,
  head: (data, { origin }) => {
    const pictures = picturesOf(data?.gallery ?? []);
    const [first] = pictures;
    return {
      title: `Gallery: pictures and films of our tours · ${company.name}`,
      description:
        'Drawings of our safaris, treks, stays and evenings in Kampala, and the films we show our guests.',
      canonical: origin + paths.gallery,
      image: shareOf(first?.image, first?.imageAlt ?? first?.title ?? '', origin),
      structuredData: data && [
        {
          '@type': 'ImageGallery',
          name: 'Explore Our Tours',
          url: origin + paths.gallery,
          image: pictures.slice(0, 12).map(({ title, image }) => ({
            '@type': 'ImageObject',
            name: title,
            contentUrl: new URL(image.url, origin).href,
          })),
        },
      ],
    };
  },
});
